import { group } from './types.ts';

export const linkErrors = group('links', 'Links and images', [
  [
    'dead-link',
    'The link … leads to no page.',
    'There is no page at this address, and no page file at this path. Names are case-sensitive.',
  ],
  [
    'dead-anchor',
    'The link … names an anchor that … does not have.',
    'The page exists, but none of its elements has this id.',
    'Fix the anchor, or give the heading this id: `## Heading {#id}`.',
  ],
  [
    'dead-file',
    'The link … leads to no file.',
    'The link ends in a file extension, so it leads to a file in the public folder. There is no such file.',
    'Put the file into the public folder, or fix the link. `/tea.pdf` is the file `docs/public/tea.pdf`.',
  ],
  [
    'unpublished-file',
    'The link … leads to a file that is not published.',
    'The link leads to a file next to the pages. A build publishes only images from there.',
    'Move the file to the public folder, and link to its path there: `docs/public/tea.csv` is `/tea.csv`.',
  ],
  [
    'dead-image',
    'There is no image ….',
    'There is no file at this path. A path that starts with `/` is a path in the public folder; any other path is relative to the file that contains it.',
    'Fix the path, or put the image there.',
  ],
  [
    'draft-link',
    'The link … leads to a draft, which is not built.',
    'The page has `draft: true` in its front matter, so a build leaves it out.',
  ],
  [
    'redirected-link',
    'The link … leads to an address that is redirected.',
    'The link works, but the browser has to follow a redirect first.',
    'Link to the new address, which is in the line below the message.',
  ],
  [
    'feed-link',
    'The link … leads to a feed that is not written without "siteOrigin".',
    'Feeds contain absolute URLs. The config does not set `siteOrigin`, so a build writes no feeds.',
    'Set `siteOrigin` in the config. Or use `<FeedLinks />` in an `.mdx` page instead of the link: it shows links only to feeds that exist.',
  ],
  [
    'sitemap-link',
    'The link … leads to a sitemap that is not written without "siteOrigin".',
    'A sitemap contains absolute URLs. The config does not set `siteOrigin`, so a build writes no `sitemap.xml`.',
    'Set `siteOrigin` in the config, or remove the link.',
  ],
]);

export const navigationErrors = group('navigation', 'Navigation', [
  [
    'meta-entry',
    '"…" is neither a page nor a folder here.',
    'An entry of `_meta.json` has the name of a page or folder that does not exist next to this file.',
    'Fix the name, or remove the entry. Write the names of pages without their extension.',
  ],
  [
    'meta-json',
    [
      'This ….',
      'has an entry of no known form at […]: …',
      'is not JSON: …',
      'is not an array',
      'is not an array of { text, link, activeMatch, items }',
    ],
    'The `_meta.json` or `_nav.json` is not valid JSON, or an entry does not have the right form.',
    'Write a JSON array. In a sidebar, an entry is the name of a page or folder, or an object whose `type` is `file`, `dir`, `dir-section-header`, `divider`, `section-header` or `custom-link`. In the navigation, an entry is an object with `text` and `link` or `items`.',
  ],
]);

export const redirectErrors = group('redirects', 'Redirects', [
  [
    'redirect-circle',
    'The redirect from … is circular: ….',
    'The redirects in the message lead to each other, so a browser would never reach a page.',
    'Change one of them so that it leads to a page.',
  ],
  [
    'redirect-address',
    '"…" is not an address that can be redirected.',
    'The old address is not a plain path. It must start with `/` and must not contain spaces or special characters such as `*`, `?` and `#`.',
  ],
  [
    'redirect-file',
    'The redirect from … is for a file, not a page.',
    'A redirect is an HTML page at the old address. This address ends in a file extension, so an HTML page cannot replace it.',
    'Remove the redirect, or set it up on your host. Lectern redirects only addresses of pages, which have no extension or end in `.html`.',
  ],
  [
    'redirect-twice',
    'There are two redirects from ….',
    'The config and the front matter of the pages contain two redirects from the same old address.',
    'Remove one of them. The line below the message shows where the other one is.',
  ],
  [
    'redirect-taken',
    'The redirect from … has the same address as ….',
    'A page or a public file already has this address, so it cannot be redirected.',
    'Remove the redirect, or change the address of the page or file.',
  ],
  [
    'redirect-nowhere',
    'The redirect from … leads to no page: ….',
    'There is no page and no public file at the new address.',
    'Write the address of a page with the prefix of its language and without `base`, such as `/zh/guide/`. For another site, write the full URL with `https://`.',
  ],
  [
    'redirect-anchor',
    'The redirect from … names an anchor that … does not have: ….',
    'The page exists, but none of its elements has this id.',
    'Fix the anchor, or give the heading this id: `## Heading {#id}`.',
  ],
]);

export const checkErrors = group('check', '`lectern check`', [
  [
    'orphan',
    'Nothing links to this page: no navigation, no sidebar, and no page that readers can reach.',
    'Readers can find this page only through search.',
  ],
  [
    'duplicate',
    'The page has the same … as ….',
    'Two pages have the same title or description, so readers cannot tell them apart in search results.',
    'Change `title` or `description` in the front matter of one of the pages.',
  ],
  [
    'missing-alt',
    'The image … has no alternative text.',
    'The image has no alternative text, so a screen reader reads the file name or nothing.',
  ],
  [
    'heading-jump',
    'The heading "…" is of level … below one of level ….',
    'The levels between this heading and the heading before it are missing. Readers who navigate by headings, for example with a screen reader, look for them.',
    'Use the next level, such as `###` below `##`. Set the size of headings in CSS.',
  ],
  [
    'meta-key',
    '"…" is not a key of an entry.',
    'An entry of `_meta.json` or `_nav.json` has a key that has no effect.',
    'Fix the name, or remove the key. The line below the message suggests a name or lists all keys.',
  ],
  [
    'missing-translation',
    'The page is not translated: there is no …/….',
    'This language has at least half of all pages, but not this one. Readers see the page in another language.',
    "Translate the page. If you do not plan to, set `check: { 'missing-translation': { ignore: ['…'] } }` in the config, with the file in the message or a glob.",
  ],
  [
    'drift',
    '… has changed at …, and not here.',
    'The section was edited in one language and not in the other one.',
    'Update the section in the file in the message. If it is still right, run `lectern check --accept` with this file.',
  ],
  [
    'missing-section',
    '… of … ("…") is not in this page.',
    'The section exists in one language and not in the other one. Sections are matched by the id of their heading.',
    'Translate the section, or add the id to its translated heading: `## Heading {#id}`. If it is missing on purpose, run `lectern check --accept` with this file.',
  ],
  [
    'contradiction',
    '… has … here, and …at ….',
    'In one language, the section contains a number, a name, a link or code that it does not contain in the other one.',
    'Fix the wrong page. If both are right, run `lectern check --accept` with one of the files.',
  ],
  [
    'lost-page',
    'The address … was published before, and now leads nowhere.',
    'The page was moved or deleted without a redirect. Bookmarks and links from other sites lead to a page that does not exist.',
    'Run `lectern check --fix`, or redirect the old address: with `redirectFrom` in the front matter of the new page, or with `redirects` in the config. If the page was removed on purpose, run `lectern check --accept` with the old address.',
  ],
  [
    'lost-anchor',
    'The anchor …#… was published before, and is now gone.',
    'The heading with this id was renamed or removed. Bookmarks and links from other sites no longer lead to it.',
    'Run `lectern check --fix`, or write `<span id="old-id"></span>` at the start of the new heading. If the anchor was removed on purpose, run `lectern check --accept` with the file of the page.',
  ],
  [
    'ledger',
    'The ledger is out of date: … changed, without findings.',
    'Pages have changed since the ledger was last written. None of the changes is a problem.',
  ],
  [
    'no-ledger',
    'There is no … yet: lectern check --fix writes it, and changes are found from then on.',
    '`lectern check` compares the site with ledgers, which contain the published addresses and the state of the translations. A new site has none.',
    'Run `lectern check --fix`, and commit the files that it writes.',
  ],
  [
    'broken-ledger',
    'This ledger cannot be read.',
    'The file is not valid JSON. Often it contains conflict markers of a merge.',
  ],
  [
    'outside-link',
    'The link … leads nowhere: ….',
    'The other site answered that there is no such page, or the host no longer exists.',
  ],
]);

export const migrateErrors = group('migrate', '`lectern migrate`', [
  [
    'several-engines',
    'There are configs of several engines: ….',
    'The folder contains the config files of several engines, and `lectern migrate` does not guess which one you mean.',
    'Add the name of the engine, such as `lectern migrate vitepress`.',
  ],
  [
    'no-markdown',
    'There is no Markdown file here.',
    'The folder contains no Markdown file and no config of an engine that Lectern knows, so there is nothing to move.',
  ],
  [
    'unknown-engine',
    'lectern migrate does not know "…".',
    'Lectern cannot move the site of an engine with this name.',
    'Use one of these names: `rspress`, `vitepress`, `starlight`, `docusaurus`, `plain`. Use `plain` for a folder of Markdown files.',
  ],
  [
    'no-git',
    'This folder is not in a git repository, and a move changes its files.',
    '`lectern migrate` changes files in this folder. Without git, you could not restore the old files.',
    'Make a copy of the folder, and run the command again with `--force`.',
  ],
  [
    'not-committed',
    'Changes are not committed: ….',
    'The folder contains changes that are not committed. They would be mixed with the changes of `lectern migrate`.',
    'Commit or stash your changes first, or run the command again with `--force`.',
  ],
]);

import { group } from './types.ts';

export const linkErrors = group('links', 'Links and images', [
  ['dead-link', 'The link … leads to no page.', 'No page has that address, and no file that path.'],
  [
    'dead-anchor',
    'The link … names an anchor that … does not have.',
    'The page is there, and no element of it has that id.',
  ],
  [
    'dead-file',
    'The link … leads to no file.',
    'The address has an extension, and the public folder has no such file.',
  ],
  [
    'unpublished-file',
    'The link … leads to a file that is not published.',
    'Of the files beside pages, only images are published.',
    'Put the file into the public folder, and link to its path from there.',
  ],
  [
    'dead-image',
    'There is no image ….',
    'The path leads to no file beside the page, or in the public folder.',
    'Fix the path, or put the file there.',
  ],
  [
    'draft-link',
    'The link … leads to a draft, which is not built.',
    'The page has `draft: true` in its front matter.',
  ],
  [
    'redirected-link',
    'The link … leads to an address that is redirected.',
    'The link works, but every reader takes a detour through the redirect.',
  ],
  [
    'feed-link',
    'The link … leads to a feed that is not written without "siteOrigin".',
    'Feeds need absolute addresses, and the config has no `siteOrigin`.',
  ],
]);

export const navigationErrors = group('navigation', 'Navigation', [
  [
    'meta-entry',
    '"…" is neither a page nor a folder here.',
    'A `_meta.json` names a page or folder that is not beside it.',
    'Fix the name, or remove the entry.',
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
    'The `_meta.json` or `_nav.json` cannot be read.',
  ],
]);

export const redirectErrors = group('redirects', 'Redirects', [
  ['redirect-circle', 'The redirect from … is circular: ….', 'Redirects lead to each other.'],
  ['redirect-address', '"…" is no address that can be redirected.', 'The old address is not a plain path.'],
  [
    'redirect-file',
    'The redirect from … is for a file, not a page.',
    'A redirect is a document at the old address, and the old address is that of a file.',
  ],
  [
    'redirect-twice',
    'There are two redirects from ….',
    'The config or the front matter of pages name an old address twice.',
  ],
  ['redirect-taken', 'The redirect from … has the same address as ….', 'A page or file has the old address.'],
  ['redirect-nowhere', 'The redirect from … leads to no page: ….', 'No page has the new address.'],
  [
    'redirect-anchor',
    'The redirect from … names an anchor that … does not have: ….',
    'The page is there, and no element of it has that id.',
  ],
]);

export const checkErrors = group('check', '`lectern check`', [
  [
    'orphan',
    'Nothing leads to this page: no navigation, no sidebar, no link of a page that readers can come to.',
    'Readers find the page by search alone.',
  ],
  ['duplicate', 'The page has the same … as ….', 'Readers cannot tell the two apart in search results.'],
  [
    'missing-alt',
    'The image … has no text for those who do not see it.',
    'Screen readers read the name of the file, or nothing.',
  ],
  [
    'heading-jump',
    'The heading "…" is of level … below one of level ….',
    'Readers who go from heading to heading miss a level.',
    'Write the level that comes next, and leave the size to the theme.',
  ],
  [
    'meta-key',
    '"…" is no key of an entry.',
    'An entry of a `_meta.json` has a key that Lectern does not know.',
    'Fix the name, or remove the key.',
  ],
  [
    'missing-translation',
    'The page is not translated: there is no …/….',
    'Most pages of this language are there, and this one is not.',
  ],
  ['drift', '… has changed at …, and not here.', 'A section was edited in one language only.'],
  [
    'missing-section',
    '… of … ("…") is not in this page.',
    'A section is in one language and not in the other.',
  ],
  [
    'contradiction',
    '… has … here, and …at ….',
    'A number, a name, a link or code is in one language and not in the other.',
  ],
  [
    'lost-page',
    'The address … was published, and leads nowhere now.',
    'A page was moved or deleted, and links of others lead to it.',
  ],
  [
    'lost-anchor',
    'The anchor …#… was published, and is gone.',
    'A heading was renamed, and links of others lead to it.',
    'Give a heading the old id: `## Heading {#id}`, or accept it with `lectern check --accept`.',
  ],
  [
    'ledger',
    'The ledger is behind: … changed, with nothing wrong with ….',
    'Pages have changed since the ledger was written, and none of the changes is a problem.',
  ],
  [
    'no-ledger',
    'There is no … yet: lectern check --fix writes it, and changes are found from then on.',
    'The ledgers keep the published addresses and what the languages say. A new site has none.',
    'Run `lectern check --fix`, and commit the files.',
  ],
  ['broken-ledger', 'This ledger cannot be read.', 'The file is not valid JSON, often after a merge.'],
  ['outside-link', 'The link … leads nowhere: ….', 'The other site has removed the page, or is gone.'],
]);

export const migrateErrors = group('migrate', '`lectern migrate`', [
  ['several-engines', 'There are configs of several engines: ….', 'The command does not guess between them.'],
  ['no-markdown', 'There is no Markdown file here.', 'The folder contains nothing to move.'],
  [
    'unknown-engine',
    'lectern migrate does not know "…".',
    'Lectern cannot move sites of an engine of this name.',
    'Name one of rspress, vitepress, starlight, docusaurus and plain.',
  ],
  [
    'no-git',
    'This folder is in no git repository, and a move changes its files.',
    'Without git, nothing would bring the old files back.',
  ],
  [
    'not-committed',
    'Changes are not committed: ….',
    'Your changes would be mixed with those of the move.',
    'Commit them first, or go on with `--force`.',
  ],
]);

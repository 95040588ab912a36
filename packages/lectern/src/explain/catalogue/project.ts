import { group } from './types.ts';

export const configErrors = group('config', 'Configuration', [
  [
    'config-broken',
    'The config file could not be loaded: …',
    'The config file has a syntax error, throws an error, or imports a module that does not exist. The text after the colon is the error.',
    'Fix the config file at the place in the message, and run the command again.',
  ],
  [
    'config-waits',
    'The config file waits for something that never happens.',
    'The config file, or a module that it imports, waits with a top-level `await` for a promise that never settles. Node.js then ends the process, because nothing else is left to run.',
    'Look for an `await` outside of functions, and make sure that its promise is resolved or rejected.',
  ],
  [
    'config-stuck',
    ['The config file never finishes loading.', 'Plugin "…", …: the function does not come back.'],
    'Code in the config file, in a module that it imports, or in a hook of a plugin ran for more than a minute. It probably contains an infinite loop. Nothing else can run in the meantime, so Lectern ends the command.',
    'Look for a loop that never ends in the file or hook in the message. If the work is only slow, do it in a script before the build, and read the result here.',
  ],
  [
    'unknown-option',
    '… is not an option.',
    'Lectern has no option with this name here. Unknown options are errors, so that a typo does not go unnoticed.',
    'Fix the name, or remove the option.',
  ],
  [
    'missing-option',
    '… is missing.',
    'The config does not set this option, which is required.',
    'Add the option. The line below the message shows where.',
  ],
  [
    'wrong-value',
    '… is …; expected ….',
    'The value has the wrong type, or is not one of the allowed values.',
    'Write a value of the kind after `expected` in the message. The configuration reference has an example for each option.',
  ],
  [
    'no-docs',
    'The docs folder "…" does not exist.',
    'The folder of the pages does not exist. It is `docs`, or the value of `root` in the config.',
  ],
  [
    'out-dir',
    'outDir "…" is or holds …, and a build replaces it.',
    'A build replaces the whole output folder. This folder is or contains the project or the docs folder, so the build would delete your sources.',
  ],
  [
    'version-default',
    'multiVersion.default is "…", which "versions" does not list.',
    '`multiVersion.versions` does not contain the default version.',
    'Add the version to `multiVersion.versions`, or set `multiVersion.default` to a version in that list.',
  ],
  [
    'unknown-lang',
    'lang is "…", which "locales" does not list.',
    '`lang` sets the default language, and `locales` does not contain that language.',
    "Add an entry to `locales`, such as `{ lang: 'fr', label: 'Français' }`, or set `lang` to a language in `locales`.",
  ],
  [
    'language-tag',
    '"…" is not a language tag (BCP 47), which <html lang> needs.',
    'Lectern writes the `tag` of a language into `<html lang>`, or `lang` if the language has no `tag`. This value is not a valid language tag.',
    "Add a valid `tag` to the language in `locales`, such as `{ lang: 'cn', label: '简体中文', tag: 'zh-CN' }`. Without `locales`, change `lang`.",
  ],
  [
    'no-such-image',
    '… is "…", and there is no such file.',
    'The path in `icon` or `logo` starts with `/`, so it is a path in the public folder. There is no file at that path.',
    'Put the file into the public folder, or fix the path. `/logo.svg` is the file `docs/public/logo.svg`.',
  ],
  [
    'no-such-mark',
    'themeConfig.socialLinks[…].icon is "…", and there is no such mark.',
    'Lectern does not include an icon with this name. Other icons come from the package `simple-icons`, which is not installed or does not contain this icon.',
    "Fix the name, run `npm i -D simple-icons` to use the icons of simpleicons.org, or pass your own icon: `{ svg: '<svg>…</svg>' }`.",
  ],
  [
    'vite-setting',
    'vite.… cannot be set.',
    'Lectern sets this Vite option itself, so the config cannot set it.',
    'Remove it from `vite`. The line below the message names the option to use instead, or says why there is none.',
  ],
  [
    'no-pages',
    'There is no page in ….',
    'The docs folder contains no Markdown file that can be a page. Files in `public`, files and folders whose name begins with `_`, and files in `route.exclude` are not pages.',
    'Create the first page: `docs/index.md`, or `docs/en/index.md` on a site with several languages.',
  ],
  [
    'no-language-folder',
    '…/… in the folder of no language.',
    'The config sets `locales`, so each language has its own folder of pages. No page is in such a folder.',
    'Move the pages to the folder of their language, such as `docs/en`, or remove `locales` from the config.',
  ],
  [
    'file-name',
    [
      'A page whose path has "…" has no address that browsers ask for.',
      'A page whose path has a control character has no address.',
      'The name of this file has … bytes without its extension, and the page that is made of it may have ….',
    ],
    'The address of a page is the path of its file. This path must not contain `?`, `#`, `\\` or control characters, and the name of the file can have up to 250 bytes without its extension.',
    'Rename the file or folder. A Chinese character takes three bytes.',
  ],
  [
    'start-page',
    'No file is the page …, so it is a list of all pages. Write … for one of your own.',
    'The site or one of its languages has no page at its start address. Lectern creates a page there that lists all pages.',
    'Create the file in the message to write your own start page. To keep the list, ignore this note.',
  ],
  [
    'no-origin',
    'Without "siteOrigin" in the config there are no …, link previews and sitemap.xml.',
    'The config does not set `siteOrigin`. The build leaves out everything that needs absolute URLs.',
    'Set `siteOrigin` to the origin of the published site, such as `https://docs.example.com`. This is only a note: the build succeeds without it.',
  ],
  [
    'several-files',
    'The route … has … files: ….',
    'Several files have the same route, such as `tea.md` and `tea.mdx`, or a file and a page that a plugin makes.',
  ],
  [
    'feed-empty',
    [
      'The feed of the folder "…" has no pages.',
      'Plugin "…": the feed of the folder "…" is not written, as no page there has a date.',
      'No page of this feed has a date and can be shown.',
    ],
    'A feed contains the pages of its folder that have a `date` in their front matter. No page there has one, or the pages that have one are unlisted or contain errors.',
    'Add a date to the front matter of the pages, such as `date: 2024-03-19`, or fix `folder` in the option `feeds`.',
  ],
  [
    'feed-origin',
    'There are no feeds: their addresses are absolute. Set "siteOrigin" to where the site is published.',
    'A feed was opened on the dev server. Feeds contain absolute URLs, and the config does not set `siteOrigin`.',
    'Set `siteOrigin` in the config to the origin of the published site, such as `https://docs.example.com`.',
  ],
  [
    'unknown-slot',
    '…: no page has a place for the slot "…". …',
    'The theme or a plugin adds components to a slot that no page renders. The name of the slot is wrong, or your layout does not render this slot.',
    'Fix the name, or render `<Slot name="…" />` in your layout.',
  ],
]);

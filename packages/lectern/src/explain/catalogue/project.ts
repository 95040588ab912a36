import { group } from './types.ts';

export const commandErrors = group('command', 'Command line', [
  ['unknown-command', 'There is no command "…".', 'The first word after `lectern` is not a command.'],
  ['bad-flag', 'The command line cannot be read: …', 'An option is not known, or its value is missing.'],
  [
    'unknown-message',
    'There is no message "…".',
    'The word behind `lectern explain` is neither the id of a message nor the name of a check.',
  ],
  ['port-in-use', 'Port … is in use.', 'Another program listens on the port.'],
  ['bad-port', '--port … is not a port.', 'Ports are whole numbers.'],
  ['no-free-port', 'No port from … on is free.', 'Other programs listen on the ports that were tried.'],
  [
    'cannot-listen',
    'Cannot listen on …:…: …',
    'The system refuses the address or the port: it is not of this machine, or needs other rights.',
  ],
  ['no-root', 'There is no folder ….', 'The folder given as root does not exist.'],
  [
    'no-config-file',
    'There is no config file ….',
    'The file of `--config` is not there; it is relative to the root.',
  ],
  [
    'no-build',
    'There is no built site in ….',
    '`preview` and `search` use the output of a build, and there is none.',
  ],
  ['no-words', 'There are no words to search for.', '`lectern search` was given no query.'],
  [
    'search-language',
    '--lang …: the site has no such language.',
    'The code is not in `locales`.',
    'Give the code of a language in `locales`, or leave `--lang` out.',
  ],
  ['no-own-index', 'The site has no index of its own.', 'The search of the site is off, or asks a service.'],
  ['no-index', '… has no search index.', 'The output is of a build without search, or is not complete.'],
  [
    'no-host',
    '"lectern host" needs the name of a host.',
    'The command was given no name.',
    'Name one of nginx, caddy, vercel, netlify, cloudflare and github.',
  ],
  [
    'unknown-host',
    'There is no configuration for the host "…".',
    'Lectern does not know a host of this name.',
    'Name one of nginx, caddy, vercel, netlify, cloudflare and github.',
  ],
]);

export const configErrors = group('config', 'Configuration', [
  [
    'config-broken',
    'The config file could not be loaded: …',
    'The file has a syntax error, throws an error, or imports something that is not there.',
  ],
  [
    'config-waits',
    'The config file waits for something that never comes.',
    'The file has an `await` outside of functions whose promise is never settled, and Node.js ends a process that has nothing else to do.',
  ],
  [
    'config-stuck',
    ['The config file does not come to an end.', 'Plugin "…", …: the function does not come back.'],
    'Code of the config file, of a module that it imports or of a plugin has a loop without an end. Nothing else of the command runs meanwhile, so the command is ended.',
  ],
  [
    'config-await',
    'The config file has "await" outside of functions, which modules alone may have.',
    'Without `"type": "module"`, the file counts as CommonJS.',
  ],
  [
    'unknown-option',
    '… is not an option.',
    'Lectern has no option of this name here. Unknown options are errors, so that a typing mistake does not go unnoticed.',
    'Fix the name, or remove the line.',
  ],
  ['missing-option', '… is missing.', 'This key is required.'],
  [
    'wrong-value',
    '… is …; expected ….',
    'The value is not of the type of the option.',
    'Write a value as the reference of the option shows it.',
  ],
  ['no-docs', 'The docs folder "…" does not exist.', '`root` names a folder that is not there.'],
  [
    'out-dir',
    'outDir "…" is or holds …, and a build replaces it.',
    'A build deletes what is in the output folder, so it must not hold sources.',
  ],
  [
    'version-default',
    'multiVersion.default is "…", which "versions" does not list.',
    'The default version has to be one of the versions.',
  ],
  [
    'unknown-lang',
    'lang is "…", which "locales" does not list.',
    'The default language has to be one of the languages.',
  ],
  [
    'language-tag',
    '"…" is not a language tag (BCP 47), which <html lang> needs.',
    'The name of the folder is no tag, and the language has no `tag`.',
  ],
  [
    'no-such-image',
    '… is "…", and there is no such file.',
    'The picture that the config names is not in the public folder.',
  ],
  [
    'no-such-mark',
    'themeConfig.socialLinks[…].icon is "…", and there is no such mark.',
    "The mark is none of Lectern's, and the package simple-icons is not installed or has no such mark.",
    'Run npm i -D simple-icons, fix the name, or give { svg: "<svg>…</svg>" }.',
  ],
  [
    'vite-setting',
    'vite.… cannot be set.',
    'Lectern sets this itself.',
    'Use the option of Lectern that the message names.',
  ],
  [
    'no-pages',
    'There is no page in ….',
    'The docs folder has no Markdown file.',
    'Write the first page: `docs/index.md`, or `docs/en/index.md` on a site with languages.',
  ],
  [
    'no-language-folder',
    '…/… in the folder of no language.',
    'With `locales`, pages lie in the folders of the languages.',
  ],
  [
    'file-name',
    [
      'A page whose path has "…" has no address that browsers ask for.',
      'A page whose path has a control character has no address.',
      'The name of this file has … bytes without its extension, and the page that is made of it may have ….',
    ],
    'The address of a page is the path of its file, and not every name can be an address.',
    'Rename the file.',
  ],
  [
    'start-page',
    'No file is the page …, so it is a list of all pages. Write … for one of your own.',
    'There is no page at the start address of the site or of a language.',
    'Write the file that the message names, or leave the list.',
  ],
  [
    'no-origin',
    'Without "siteOrigin" in the config there are no …, link previews and sitemap.xml.',
    'What needs absolute addresses is left out of the build.',
    'Set `siteOrigin`, or leave it: this is a note.',
  ],
  [
    'several-files',
    'The route … has … files: ….',
    'Several files have one address, such as `tea.md` and `tea/index.md`.',
  ],
  [
    'feed-empty',
    [
      'The feed of the folder "…" has no pages.',
      'Plugin "…": the feed of the folder "…" is not written, as no page there has a date.',
      'No page of this feed has a date and can be shown.',
    ],
    'A feed has the pages of its folder with a `date`, and there are none.',
    'Give pages of the folder a date in the front matter, such as `date: 2024-03-19`, or fix the folder.',
  ],
  [
    'feed-origin',
    'There are no feeds: their addresses are absolute. Set "siteOrigin" to where the site is published.',
    'The address of a feed was opened on the dev server, and the config has no `siteOrigin`.',
    'Set `siteOrigin`.',
  ],
  [
    'unknown-slot',
    '…: no page has a place for the slot "…". …',
    'The theme, or a plugin, adds components to a slot that the layout does not have: the name is wrong, or the layout of the site leaves the place out.',
    'Fix the name, or render `<Slot name="…" />` in the layout.',
  ],
]);

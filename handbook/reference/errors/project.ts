import { group } from './types.ts';

export const commandErrors = group('command', 'Command line', [
  ['unknown-command', 'There is no command "…".', 'The first word after `lectern` is no command.'],
  ['bad-port', '--port … is not a port.', 'Ports are whole numbers.'],
  ['no-free-port', 'No port from … on is free.', 'Other programs listen on the ports that were tried.'],
  [
    'cannot-listen',
    'Cannot listen on …:…: …',
    'The system refuses the address or the port: it is not of this machine, or needs other rights.',
  ],
  ['no-root', 'There is no folder ….', 'The root that was named is not there.'],
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
  ['search-language', '--lang …: the site has no such language.', 'The code is not in `locales`.'],
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
  ],
]);

export const configErrors = group('config', 'Configuration', [
  [
    'config-broken',
    'The config file could not be loaded: …',
    'The file has a syntax error, throws an error, or imports something that is not there.',
  ],
  [
    'config-await',
    'The config file has "await" outside of functions, which modules alone may have.',
    'Without `"type": "module"`, the file counts as CommonJS.',
  ],
  [
    'unknown-option',
    '… is not an option.',
    'Objects of the config are strict, so that a slip of the keyboard is told.',
  ],
  ['missing-option', '… is missing.', 'The object needs this key.'],
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
    'several-files',
    'The route … has … files: ….',
    'Several files have one address, such as `tea.md` and `tea/index.md`.',
  ],
  [
    'feed-empty',
    'The feed of the folder "…" has no pages.',
    'A feed has the pages of its folder with a `date`, and there are none.',
  ],
]);

export const pluginErrors = group('plugins', 'Plugins', [
  ['plugin-function', 'A function is in "plugins".', 'The function that makes the plugin was not called.'],
  ['plugin-promise', 'A promise is in "plugins".', 'The function that makes the plugin is asynchronous.'],
  ['plugin-name', 'An entry of "plugins" has no name.', 'Something else than a plugin is in the list.'],
  ['plugin-option', '… has no option "…".', 'The plugin does not know the option.'],
  [
    'plugin-failed',
    ['Plugin "…", …: …', 'Plugin "…": …', 'Plugin "…", config: …'],
    'A hook of the plugin threw an error, or reported one.',
    'Read the text behind the colon; it is the plugin’s own. The next line has the place in its code.',
  ],
  [
    'plugin-async',
    [
      'Plugin "…", config: the function is asynchronous.',
      'Plugin "…", …: the function is asynchronous.',
      'the function is asynchronous.',
    ],
    'Lectern calls `config`, `markdown` and `page` without waiting.',
  ],
  [
    'plugin-no-config',
    'Plugin "…", config: what it returns is no config.',
    'The hook returns the whole config, or nothing.',
  ],
  ['plugin-no-object', 'what it returns is no object.', 'The hook returns an object, or nothing.'],
  [
    'plugin-unknown-key',
    'what it returns has an unknown key "…".',
    'The object that the hook returns has a key that means nothing.',
  ],
  [
    'plugin-no-list',
    'Plugin "…", …: what it returns is no list.',
    'The hook returns a list.',
    'Return an array, also for one entry.',
  ],
  [
    'plugin-entry',
    'Plugin "…", …: an entry has no "…".',
    'An entry of the list lacks a key.',
    'Add the key that the message names.',
  ],
  [
    'plugin-lines',
    'Plugin "…", highlight: … lines for code of ….',
    'Lectern puts each line into an element of its own.',
  ],
  [
    'plugin-page-path',
    'Plugin "…" makes a page with the path ….',
    'The path leads out of the docs folder, or is no page.',
  ],
  [
    'plugin-page-twice',
    'Plugin "…" makes the page …, which plugin "…" makes too.',
    'Two plugins make a page at one address.',
  ],
  [
    'plugin-file-outside',
    'Plugin "…" writes the file "…", which is not in the output.',
    'The path leads out of the output folder.',
  ],
  [
    'plugin-file-twice',
    'Plugin "…" writes the file "…", which the output has already.',
    'A file of the site or of another plugin has that path.',
  ],
]);

export const systemErrors = group('system', 'Output and system', [
  ['output-is-file', 'The output folder … is a file.', 'Something else has the name of the output folder.'],
  [
    'foreign-files',
    'The output folder … has … that no build of Lectern wrote, and this one would delete: ….',
    'A build replaces its folder as a whole, and does not delete what it does not know.',
  ],
  [
    'changed-meanwhile',
    'This page was changed while it was built.',
    'The file changed between two phases of the build.',
  ],
  [
    'public-twice',
    'This public file has the same address as ….',
    'A file of the public folder and another file of the output would be one.',
  ],
  [
    'public-link',
    ['This link leads to a folder that it is in.', 'This link leads to nothing.'],
    'A symbolic link in the public folder cannot be copied.',
    'Remove it, or let it lead to what shall be published.',
  ],
  ['too-many-files', '… has too many files open.', 'The system lets a program open only so many files.'],
  [
    'in-use',
    '… is in use: a disk or volume is mounted there, or a program has a file of it open.',
    'The folder cannot be replaced.',
  ],
  ['file-too-large', '… is larger than the system lets a file be.', 'The system has a limit for files.'],
  ['no-space', '…: … could not be written.', 'The disk is full, or a quota is used up.'],
  [
    'cards-renderer',
    'The renderer of cards cannot be loaded: …',
    'The package that draws cards is an optional one, and is not there for this system.',
  ],
  [
    'cards-logo',
    'The logo cannot be drawn on cards: …',
    'The file of `logo` is no picture that the renderer of cards reads.',
  ],
]);

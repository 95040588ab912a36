import { group } from './types.ts';

export const pluginErrors = group('plugins', 'Plugins', [
  ['plugin-function', 'A function is in "plugins".', 'The function that makes the plugin was not called.'],
  ['plugin-promise', 'A promise is in "plugins".', 'The function that makes the plugin is asynchronous.'],
  ['plugin-name', 'An entry of "plugins" has no name.', 'Something else than a plugin is in the list.'],
  ['plugin-option', '… has no option "…".', 'The plugin does not know the option.'],
  ['plugin-twice', 'Two plugins are called "…".', 'Messages and caches go by the name of a plugin.'],
  ['plugin-hook', 'Plugin "…": there is no hook "…".', 'The object has a key that means nothing.'],
  [
    'plugin-key',
    [
      'Plugin "…": "…" is not a function.',
      'Plugin "…": "…" is not a list.',
      'Plugin "…": "vite" is not an object.',
      'Plugin "…": an entry of "grammars" is no grammar.',
    ],
    'A key of the plugin has a value of another type.',
    'Give the type that the plugin API names.',
  ],
  [
    'plugin-no-file',
    ['Plugin "…": there is no stylesheet ….', 'Plugin "…": there is no theme ….'],
    'The path is not absolute, or nothing is there.',
  ],
  [
    'plugin-used-by',
    'Plugin "…": the stylesheet … has no regular expression "usedBy".',
    'Lectern loads the file on the pages whose HTML matches.',
  ],
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
    'old-output',
    '…  The old output could not be removed. Remove this folder.',
    'The new output is in its place; the system refused to delete the old one.',
    'Remove the folder that the message names.',
  ],
  [
    'own-redirects',
    '…  This file is published in the place of the one that is made from "redirects" and "redirectFrom", so hosts do not learn of them. Remove it, or write them into it.',
    'A file of the public folder wins over one that the build makes.',
    'Remove the file, or write the redirects into it.',
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

import { group } from './types.ts';

export const pluginErrors = group('plugins', 'Plugins', [
  ['plugin-function', 'A function is in "plugins".', 'The function that makes the plugin was not called.'],
  ['plugin-promise', 'A promise is in "plugins".', 'The function that makes the plugin is asynchronous.'],
  ['plugin-name', 'An entry of "plugins" has no name.', 'The list contains something that is not a plugin.'],
  [
    'plugin-option',
    '… has no option "…".',
    'The plugin has no option of this name.',
    'Fix the name; the message lists the options that the plugin has.',
  ],
  ['plugin-twice', 'Two plugins are called "…".', 'Messages and caches identify a plugin by its name.'],
  [
    'plugin-hook',
    'Plugin "…": there is no hook "…".',
    'The object of the plugin has a key that is not a hook.',
    'Fix the name.',
  ],
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
    'The path is not absolute, or there is no such file.',
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
    'The hook has to return the whole config, or nothing.',
  ],
  [
    'plugin-no-object',
    'what it returns is no object.',
    'The hook has to return an object, or nothing.',
    'Return an object with the keys that the message lists.',
  ],
  [
    'plugin-unknown-key',
    'what it returns has an unknown key "…".',
    'Lectern does nothing with this key of the object that the hook returns.',
    'Fix the name; the message lists the keys.',
  ],
  [
    'plugin-no-list',
    'Plugin "…", …: what it returns is no list.',
    'The hook has to return a list.',
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
    'The path leads out of the docs folder, or is not that of a page.',
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
  ['output-is-file', 'The output folder … is a file.', 'There is a file with the name of the output folder.'],
  [
    'foreign-files',
    'The output folder … has … that no build of Lectern wrote, and this one would delete: ….',
    'A build replaces the whole output folder. It does not delete files that no build has written.',
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
  ['file-too-large', '… is larger than the system lets a file be.', 'The system limits the size of a file.'],
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

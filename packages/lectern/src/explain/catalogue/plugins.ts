import { group } from './types.ts';

export const pluginErrors = group('plugins', 'Plugins', [
  [
    'plugin-function',
    '"plugins" contains a function.',
    '`plugins` contains a function. The function that returns the plugin was not called.',
    'Call the function: write `plugins: [math()]` instead of `plugins: [math]`.',
  ],
  [
    'plugin-promise',
    '"plugins" contains a promise.',
    '`plugins` contains a promise, because the function that returns the plugin is asynchronous.',
    'Add `await` before the call: `plugins: [await myPlugin()]`.',
  ],
  [
    'plugin-name',
    'An entry of "plugins" has no name.',
    'An entry of `plugins` is not a plugin. A plugin is an object with a `name`.',
    'Fix the entry. If it is your own plugin, add a `name`.',
  ],
  [
    'plugin-option',
    '… has no option "…".',
    'The plugin has no option with this name.',
    'Fix the name, or remove the option. The line below the message suggests a name or lists all options.',
  ],
  [
    'plugin-twice',
    'Two plugins are called "…".',
    'Two entries of `plugins` have the same name. Messages and caches use this name, so it must be unique.',
    'Remove one of the plugins, or rename your own one.',
  ],
  [
    'plugin-hook',
    'Plugin "…": there is no hook "…".',
    'The plugin has a key that is not part of the plugin API.',
    'Fix the name, or remove the key. The line below the message suggests a name or lists all keys.',
  ],
  [
    'plugin-key',
    [
      'Plugin "…": "…" is not a function.',
      'Plugin "…": "…" is not a list.',
      'Plugin "…": "vite" is not an object.',
      'Plugin "…": an entry of "grammars" is not a grammar.',
    ],
    'A key of the plugin has a value of the wrong type.',
    'Use the type in the plugin API (`LecternPlugin`). For example, `vite` is an object, and `grammars` is a list of functions.',
  ],
  [
    'plugin-no-file',
    ['Plugin "…": there is no stylesheet ….', 'Plugin "…": there is no theme ….'],
    'The path of the stylesheet or theme is not absolute, or there is no file at that path.',
    "Give an absolute path, such as `fileURLToPath(new URL('./theme.css', import.meta.url))`.",
  ],
  [
    'plugin-used-by',
    'Plugin "…": the stylesheet … has no regular expression "usedBy".',
    'Lectern loads the stylesheet on pages whose HTML matches `usedBy`. This key is missing, or is not a regular expression.',
    'Add the key, such as `usedBy: /<math\\b/`. If all pages need the styles, import them in the module of `theme` instead.',
  ],
  [
    'plugin-failed',
    ['Plugin "…", …: …', 'Plugin "…": …', 'Plugin "…", config: …'],
    'A hook of the plugin threw an error, or reported a mistake. The text after the colon comes from the plugin.',
    'Follow that text. For an error, the line below the message shows the place in the code of the plugin.',
  ],
  [
    'plugin-async',
    [
      'Plugin "…", config: the function is asynchronous.',
      'Plugin "…", …: the function is asynchronous.',
      'the function is asynchronous.',
    ],
    'Lectern calls the hooks `config`, `markdown` and `page` without waiting, so they must not return a promise.',
    'Load the data in the function that returns the plugin, make that function asynchronous, and call it with `await` in the config file.',
  ],
  [
    'plugin-no-config',
    'Plugin "…", config: the returned value is not a config.',
    'The hook `config` must return the whole config, or nothing.',
  ],
  [
    'plugin-no-object',
    'the returned value is not an object.',
    'The hook must return an object, and returned something else.',
    'Return an object. The line below the message lists its keys.',
  ],
  [
    'plugin-unknown-key',
    'the returned object has an unknown key "…".',
    'The hook returned an object with a key that Lectern does not use.',
    'Fix the name, or remove the key. The line below the message suggests a name or lists all keys.',
  ],
  [
    'plugin-no-list',
    'Plugin "…", …: the returned value is not a list.',
    'The hook must return an array, and returned something else.',
    'Return an array, even for a single entry.',
  ],
  [
    'plugin-entry',
    'Plugin "…", …: an entry has no "…".',
    'An entry of the array that the hook returned lacks a required key.',
    'Add the key in the message.',
  ],
  [
    'plugin-lines',
    'Plugin "…", highlight: … lines for code of ….',
    'Lectern puts each line of code into a separate element. The hook `highlight` returned more or fewer lines than the code has.',
  ],
  [
    'plugin-page-path',
    'Plugin "…" makes a page with the path ….',
    'The path is outside the docs folder, or does not have the extension of a page.',
  ],
  [
    'plugin-page-twice',
    'Plugin "…" makes the page …, which plugin "…" makes too.',
    'Two plugins make a page with the same path.',
    'Change the path of the page in one of the plugins.',
  ],
  [
    'plugin-file-outside',
    'Plugin "…" writes the file "…", which is not in the output.',
    'The path is outside the output folder.',
  ],
  [
    'plugin-file-twice',
    'Plugin "…" writes the file "…", which is already in the output.',
    'The site or another plugin has already written a file with this path.',
    'Use another path. If the file comes from the public folder, you can also remove it there.',
  ],
]);

export const systemErrors = group('system', 'Output and system', [
  [
    'output-is-file',
    'The output folder … is a file.',
    'The path of the output folder is a file, so a build cannot write into it.',
  ],
  [
    'foreign-files',
    'The output folder … has … that no build of Lectern wrote, and this one would delete: ….',
    'A build replaces the whole output folder. This folder contains files that no build has written, so the build stops and does not delete them.',
    'Move the files that belong to the site to the public folder, such as `docs/public`. Then run `lectern build --empty` to delete the others.',
  ],
  [
    'not-a-shard',
    '--shard … is not a shard.',
    'The value of `--shard` is a number and the number of all shards, such as `2/4`.',
    'Write the number of this shard, from 1 on, and how many shards there are.',
  ],
  [
    'no-shards',
    'There are no shards.',
    '`lectern merge` takes pages from `.lectern/shards`, and this folder has none.',
    'Run `lectern build --shard 1/4` on each machine, with the number of the machine. Copy `.lectern/shards` of each of them into this folder.',
  ],
  [
    'shards-missing',
    'Shards are missing: ….',
    'Each machine makes one shard, and some of them are not here. A build that fails leaves no shard.',
    'Look for the build that failed, or copy the shards that the message names.',
  ],
  [
    'shards-differ',
    'The numbers of shards differ: ….',
    'The folder has shards of builds with different numbers of shards, such as `1-of-2` and `1-of-4`.',
    'Delete the folder, and copy the shards of one run into it.',
  ],
  [
    'shard-damaged',
    'This shard is damaged, or was made by another version of Lectern.',
    'The list of the pages of a shard cannot be read by this version.',
    'Build all shards with the version of Lectern that merges them.',
  ],
  [
    'old-output',
    '…  The old output could not be removed. Remove this folder.',
    'The new output is complete. The operating system did not let Lectern delete the old one, which is in the folder in the message.',
    'Delete this folder.',
  ],
  [
    'own-redirects',
    '…  This file is published instead of the one that is generated from "redirects" and "redirectFrom", so hosts do not know these redirects. Remove it, or add them to it.',
    'The public folder contains this file, so the build does not publish the file that it makes from `redirects` and `redirectFrom`. Hosts that read the file do not know these redirects.',
    'Move its lines to `redirects` in the config and delete the file, or add the missing redirects to the file.',
  ],
  [
    'head-handler',
    '…  "…" of a <…> in "head" does not run: the policy of the pages allows no code in attributes. Leave it out, or put the code into a <script> of "head".',
    'The Content-Security-Policy of the pages lets browsers run the scripts of the site and those in `head`, but no code in attributes such as `onload`. The tag itself is there.',
    "For a stylesheet that loads late, write `rel: 'stylesheet'` without `onload`. Move other code into a script: `['script', {}, '…']`. `csp: false` removes the policy.",
  ],
  [
    'changed-meanwhile',
    'This page was changed while it was built.',
    'The file of the page changed after the build had compiled the page and before it rendered the page.',
    'Run `lectern build` again.',
  ],
  [
    'public-twice',
    'This public file has the same address as ….',
    'A file in the public folder and a file that the build writes have the same address.',
    'Rename the public file, or move it to another folder.',
  ],
  [
    'public-link',
    ['This link leads to a folder that it is in.', 'This link leads to nothing.'],
    'The public folder contains a symbolic link that a build cannot copy. Its target does not exist, or contains the link itself.',
    'Remove the link, or change its target to the file or folder that you want to publish.',
  ],
  [
    'too-many-files',
    '… has too many files open.',
    'The operating system limits the number of files that can be open at the same time.',
  ],
  [
    'in-use',
    '… is in use: a disk or volume is mounted there, or a program has one of its files open.',
    'Lectern cannot replace the folder while a program or a mounted volume uses it.',
    'Close the program. For a mounted volume, write to a folder inside it, such as `lectern build --outDir dist/site`.',
  ],
  [
    'file-too-large',
    '… is larger than the system allows.',
    'The operating system limits the size of files, and this file is larger than the limit.',
  ],
  ['no-space', '…: … could not be written.', 'The disk is full, or your user has reached a quota.'],
  [
    'cards-renderer',
    'The renderer of cards cannot be loaded: …',
    'The package that draws link preview images could not be loaded. It is an optional dependency: it was not installed, or it does not support this system.',
    'Install the dependencies again without `--omit=optional`. To build without these images, set `cards: false` in the config.',
  ],
  [
    'cards-logo',
    'The logo cannot be drawn on cards: …',
    'The renderer of link preview images cannot read the image in `logo`. The text after the colon is the reason.',
    'Replace the image with a valid one, or set `cards: false` in the config.',
  ],
]);

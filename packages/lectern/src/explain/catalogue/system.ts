import { group } from './types.ts';

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

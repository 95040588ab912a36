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

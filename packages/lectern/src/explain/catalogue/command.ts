import { group } from './types.ts';

export const commandErrors = group('command', 'Command line', [
  [
    'unknown-command',
    'There is no command "…".',
    'The first word after `lectern` is not the name of a command.',
  ],
  [
    'bad-flag',
    'The command line cannot be read: …',
    'The command has an option that Lectern does not know, or an option without its value. The text after the colon names it.',
  ],
  [
    'flag-of-others',
    'lectern … does not take ….',
    'Only other commands take these options; here they would change nothing.',
  ],
  [
    'unknown-message',
    'There is no message "…".',
    'The argument of `lectern explain` is not the id of a message, the name of a check or the text of a message.',
    'Copy the id from the line `More:` below the message, or run `lectern explain` without arguments to list all ids.',
  ],
  [
    'port-in-use',
    'Port … is in use.',
    'Another program is listening on this port.',
    'Stop that program, or choose another port, such as `lectern preview --port 4174`.',
  ],
  [
    'bad-port',
    '--port … is not a port.',
    'The value of `--port` is not a whole number from 0 to 65535.',
    'Give a number in this range, such as `--port 3000`. With `--port 0`, the system chooses a free port.',
  ],
  [
    'no-free-port',
    'No port from … on is free.',
    'The dev server tried the port in the message and all ports above it. None of them is free.',
    'Choose a lower port, such as `lectern dev --port 3000`.',
  ],
  [
    'cannot-listen',
    'Cannot listen on …:…: …',
    'The operating system does not let the dev server use this address or port. Either the address does not belong to this machine, or the port requires administrator rights.',
    'Leave `--host` out to listen on `localhost`, or choose a port above 1023 with `--port`.',
  ],
  [
    'react-missing',
    'Lectern does not find ….',
    'React renders the pages, and your components use the same copy of it. It is therefore a peer dependency of Lectern. npm, pnpm and Bun install peer dependencies automatically; Yarn and `npm install --legacy-peer-deps` do not.',
  ],
  [
    'react-too-old',
    'Lectern needs React …, and finds ….',
    'The project, or a folder above it, has an older version of React installed.',
  ],
  [
    'yarn-pnp',
    'Yarn runs without a node_modules folder, which Vite does not support.',
    "Yarn 2 and later use Plug'n'Play by default. Lectern bundles with Vite, which no longer fixes errors that occur only with Plug'n'Play.",
  ],
  [
    'no-root',
    'There is no folder ….',
    'The folder given as the root of the project does not exist. Its path is relative to the current folder.',
    'Fix the path, or run the command without it in the folder that contains `lectern.config.ts`.',
  ],
  [
    'no-config-file',
    'There is no config file ….',
    'The file given with `--config` does not exist. Its path is relative to the root of the project.',
  ],
  [
    'no-build',
    'There is no built site in ….',
    '`lectern preview` serves the output folder, and that folder does not contain `index.html`.',
    'Run `lectern build` first. If you build with `--outDir`, also pass that option to `lectern preview`.',
  ],
  [
    'no-words',
    'There are no words to search for.',
    '`lectern search` was run without a query.',
    'Add the query in quotation marks: `lectern search "dev server port"`.',
  ],
  [
    'search-language',
    '--lang …: the site has no such language.',
    '`--lang` has a value that is not a language of the site. The languages are in `locales` in the config.',
    'Use one of the codes in the line below the message, or leave `--lang` out to search the default language.',
  ],
  [
    'no-own-index',
    'The site has no index of its own.',
    '`themeConfig.search` in the config is `false` or uses a search service, so the site has no search index.',
    "To use `lectern search`, set `themeConfig.search.mode` to `'local'`, which is the default.",
  ],
  [
    'no-index',
    '… has no search index.',
    'The output folder does not contain the search index. The site was not built, or it was built with search turned off.',
  ],
  [
    'no-host',
    '"lectern host" needs the name of a host.',
    '`lectern host` was run without the name of a host.',
    'Add one of these names: `nginx`, `caddy`, `vercel`, `netlify`, `cloudflare`, `github`. For example, run `lectern host nginx`.',
  ],
  [
    'unknown-host',
    'There is no configuration for the host "…".',
    'Lectern has no configuration for a host with this name.',
    'Use one of these names: `nginx`, `caddy`, `vercel`, `netlify`, `cloudflare`, `github`.',
  ],
]);

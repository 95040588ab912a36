/** A command of the command line: `lectern <name> …`. */
export interface Command {
  /** What follows its name: `[root]`. */
  args: string;
  /** One sentence without a full stop, for `--help` and the handbook. */
  text: string;
  /** Further lines of `--help`. */
  more?: readonly string[];
}

/** Folders of sites are `[root]`, the current one when absent. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  dev: { args: '[root]', text: 'Serve the site while it is being written' },
  build: { args: '[root]', text: 'Build the site into the output folder' },
  merge: {
    args: '[root]',
    text: 'Build the site from the shards of several machines',
  },
  check: {
    args: '[root]',
    text: 'Find what is wrong with the site, and what makes it worse for readers',
  },
  preview: { args: '[root]', text: 'Serve the built site' },
  host: {
    args: '<name> [root]',
    text: 'Print the configuration of a host: lectern host <name> [root], where the name is',
    more: ['nginx, caddy, vercel, netlify, cloudflare or github'],
  },
  migrate: {
    args: '[from] [root]',
    text: 'Move a site of another engine here: lectern migrate [from] [root], where from is',
    more: ['rspress, vitepress, starlight, docusaurus or plain'],
  },
  search: { args: '"words" [root]', text: 'Answer from the built site: lectern search "words" [root]' },
  explain: {
    args: '[id …]',
    text: 'Say what a message means and what to do: lectern explain [id …], where the id is',
    more: ['what the line "More:" below messages names; all ids are listed without one'],
  },
};

/** An option of the command line: what `parseArgs` of Node.js takes, and what readers are told. */
export interface Flag {
  type: 'string' | 'boolean';
  short?: string;
  /** What its value is called: `<n>`. */
  value?: string;
  /** One sentence without a full stop. */
  text: string;
  /** Commands that take it; all of them when absent. */
  commands?: readonly string[];
}

const SITE = ['dev', 'build', 'merge', 'check', 'preview', 'host', 'search'];
/** What writes an output. */
const BUILDS = ['build', 'merge'];

export const FLAGS = {
  port: {
    type: 'string',
    value: '<n>',
    text: 'Port of the server (dev 5173, preview 4173)',
    commands: ['dev', 'preview'],
  },
  host: {
    type: 'string',
    value: '[host]',
    text: 'Host to listen on (localhost; all addresses without a value)',
    commands: ['dev', 'preview'],
  },
  open: { type: 'boolean', text: 'Open the site in the browser', commands: ['dev', 'preview'] },
  base: { type: 'string', value: '<path>', text: 'Path the site is served under', commands: SITE },
  outDir: { type: 'string', value: '<dir>', text: 'Output folder', commands: SITE },
  drafts: {
    type: 'boolean',
    text: 'Build pages whose front matter says "draft: true", too',
    commands: BUILDS,
  },
  empty: {
    type: 'boolean',
    text: 'Delete files in the output folder that no build wrote, which are refused else',
    commands: BUILDS,
  },
  lenient: {
    type: 'boolean',
    text: 'Build although pages have errors: a notice or a note stands in their place',
    commands: BUILDS,
  },
  shard: {
    type: 'string',
    value: '<n>/<of>',
    text: 'build: render one shard of the pages, for "lectern merge"',
    commands: ['build'],
  },
  config: { type: 'string', value: '<file>', text: 'Config file, relative to the root', commands: SITE },
  'dry-run': {
    type: 'boolean',
    text: 'migrate: print what would change, as a diff, and write nothing',
    commands: ['migrate'],
  },
  json: {
    type: 'boolean',
    text: 'build, merge, check, search: print what was made or found as JSON',
    commands: [...BUILDS, 'check', 'search'],
  },
  lang: {
    type: 'string',
    value: '<code>',
    text: "search: in this language, not the site's first one",
    commands: ['search'],
  },
  fix: {
    type: 'boolean',
    text: 'check: write what needs no decision, and the ledgers',
    commands: ['check'],
  },
  accept: {
    type: 'string',
    value: '<path>',
    text: 'check: a file, folder or address is right as it is; note that in the ledgers',
    commands: ['check'],
  },
  outside: {
    type: 'boolean',
    text: 'check: ask for the links that leave the site, too',
    commands: ['check'],
  },
  force: {
    type: 'boolean',
    text: 'migrate: go on without git, or with changes that are not committed',
    commands: ['migrate'],
  },
  version: { type: 'boolean', short: 'v', text: 'Print the version' },
  help: { type: 'boolean', short: 'h', text: 'Print this text' },
} as const satisfies Record<string, Flag>;

/** A flag as it is written: `-v, --version`, `--port <n>`. */
export function flagUsage(name: string, { short, value }: Flag): string {
  return `${short ? `-${short}, ` : ''}--${name}${value ? ` ${value}` : ''}`;
}

/** What `lectern --help` prints. */
export function helpText(): string {
  const commands = Object.entries(COMMANDS).flatMap(([name, { text, more = [] }]) => [
    `  ${name.padEnd(8)}  ${text}`,
    ...more.map((line) => `${' '.repeat(12)}${line}`),
  ]);
  const flags = Object.entries(FLAGS).map(
    ([name, flag]) => `  ${flagUsage(name, flag).padEnd(15)}  ${flag.text}`,
  );
  return ['lectern <command> [root]', '', 'Commands', ...commands, '', 'Options', ...flags].join('\n');
}

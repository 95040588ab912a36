/** A command of the command line: `lectern <name> …`. */
export interface Command {
  /** Arguments after the name: `[root]`. */
  args: string;
  /** One sentence without a full stop. */
  text: string;
  /** Possible values of the arguments, in sentences. */
  more?: string;
}

/** `[root]` is the folder of a site. Default: the current folder. */
export const COMMANDS = {
  dev: { args: '[root]', text: 'Serve the site while you write it' },
  build: { args: '[root]', text: 'Build the site into the output folder' },
  merge: { args: '[root]', text: 'Build the site from the shards of several machines' },
  check: { args: '[root]', text: 'Find mistakes, and what makes the site worse for readers' },
  preview: { args: '[root]', text: 'Serve the built site' },
  host: {
    args: '<name> [root]',
    text: 'Print the configuration for a host',
    more: 'The name is nginx, caddy, vercel, netlify, cloudflare or github.',
  },
  migrate: {
    args: '[from] [root]',
    text: 'Move a site from another engine to Lectern',
    more: 'The engine to move from is rspress, vitepress, starlight, docusaurus or plain. Without it, Lectern looks at the files.',
  },
  search: { args: '"words" [root]', text: 'Search the built site' },
  explain: {
    args: '[id …]',
    text: 'Explain a message, and how to fix its cause',
    more: 'The id is in the line "More:" below messages. Without an id, all ids are listed.',
  },
} as const satisfies Record<string, Command>;

export type CommandName = keyof typeof COMMANDS;

/** An option of the command line: the properties that `parseArgs` of Node.js needs, and those shown in the help. */
export interface Flag {
  type: 'string' | 'boolean';
  short?: string;
  /** Placeholder of its value: `<n>`. */
  value?: string;
  /** One sentence without a full stop. */
  text: string;
  /** Commands that accept it. Default: all commands. */
  commands?: readonly CommandName[];
}

const SITE: readonly CommandName[] = ['dev', 'build', 'merge', 'check', 'preview', 'host', 'search'];
/** Commands that compile pages. */
export const COMPILES: readonly CommandName[] = ['dev', 'build', 'merge', 'check'];
/** Commands that write an output. */
const BUILDS: readonly CommandName[] = ['build', 'merge'];

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
  base: { type: 'string', value: '<path>', text: 'Path under which the site is served', commands: SITE },
  outDir: { type: 'string', value: '<dir>', text: 'Output folder', commands: SITE },
  drafts: {
    type: 'boolean',
    text: 'Also build pages with "draft: true" in their front matter',
    commands: BUILDS,
  },
  empty: {
    type: 'boolean',
    text: 'Delete files in the output folder that no build wrote, instead of refusing the folder',
    commands: BUILDS,
  },
  lenient: {
    type: 'boolean',
    text: 'Build even if pages have errors, and show a note in their place',
    commands: BUILDS,
  },
  shard: {
    type: 'string',
    value: '<n>/<of>',
    text: 'Render one shard of the pages, for "lectern merge"',
    commands: ['build'],
  },
  config: { type: 'string', value: '<file>', text: 'Config file, relative to the root', commands: SITE },
  'dry-run': {
    type: 'boolean',
    text: 'Print the changes as a diff, and write nothing',
    commands: ['migrate'],
  },
  json: {
    type: 'boolean',
    text: 'Print the result as JSON',
    commands: [...BUILDS, 'check', 'search'],
  },
  lang: {
    type: 'string',
    value: '<code>',
    text: "Search in this language instead of the site's first one",
    commands: ['search'],
  },
  fix: {
    type: 'boolean',
    text: 'Fix what needs no decision, and update the ledgers',
    commands: ['check'],
  },
  accept: {
    type: 'string',
    value: '<path>',
    text: 'Accept a file, folder or address as it is, and note that in the ledgers',
    commands: ['check'],
  },
  outside: {
    type: 'boolean',
    text: 'Also check links to other sites',
    commands: ['check'],
  },
  force: {
    type: 'boolean',
    text: 'Continue without git, or with changes that are not committed',
    commands: ['migrate'],
  },
  version: { type: 'boolean', short: 'v', text: 'Print the version' },
  help: { type: 'boolean', short: 'h', text: 'Print help; after a command, with its options' },
} as const satisfies Record<string, Flag>;

/** Returns a flag as it is written: `-v, --version`, `--port <n>`. */
export function flagUsage(name: string, { short, value }: Flag): string {
  return `${short ? `-${short}, ` : ''}--${name}${value ? ` ${value}` : ''}`;
}

/**
 * Returns the flags that a command accepts.
 *
 * @param command if absent, only the flags that all commands accept are returned
 */
export function flagsOf(command?: CommandName): [string, Flag][] {
  return Object.entries<Flag>(FLAGS).filter(
    ([, { commands }]) => !commands || (command && commands.includes(command)),
  );
}

/** Returns the output of `lectern --help`, or of `lectern <command> --help`. */
export function helpText(command?: CommandName): string {
  const flags = flagsOf(command).map(([name, flag]) => [flagUsage(name, flag), flag.text] as const);
  if (command) {
    const { args, text, more }: Command = COMMANDS[command];
    const about = [`${text}.`, ...(more ? [more] : [])];
    return [`lectern ${command} ${args}`, '', ...about, '', 'Options', ...columns(flags)].join('\n');
  }
  const commands = Object.entries<Command>(COMMANDS).map(([name, { text }]) => [name, text] as const);
  return [
    'lectern <command> [root]',
    '',
    'Commands',
    ...columns(commands),
    '',
    'Options of all commands',
    ...columns(flags),
    '',
    'lectern <command> --help lists the options of a command.',
  ].join('\n');
}

/** Formats lines of two columns, indented. */
function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([first]) => first.length));
  return rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`);
}

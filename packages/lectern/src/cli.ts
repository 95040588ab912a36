import { existsSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setBuildFlags } from './build/v8-flags.ts';
import { COMMANDS, COMPILES, type CommandName, FLAGS, flagsOf, helpText } from './commands.ts';
import { requirePeers } from './config/peers.ts';
import { ownPackage } from './pages/own-package.ts';
import { DocsError, formatError, nearest } from './shared/error.ts';
import { systemError } from './shared/system-error.ts';
import { serverUrl } from './shared/url.ts';
import { leaveStuckThreads } from './site/stuck.ts';

/**
 * Runs a command line. No other code prints errors or sets the exit code.
 *
 * @param argv the arguments after `lectern`
 */
export async function main(argv: string[]): Promise<void> {
  try {
    await dispatch(argv);
  } catch (error) {
    await tellError(systemError(error) ?? error);
  }
  leaveStuckThreads();
}

/** Prints an error with the command that explains it, and sets the exit code to 1. */
async function tellError(error: unknown): Promise<void> {
  process.exitCode = 1;
  const { messagesOf, moreAbout } = await import('./explain/find.ts');
  console.error([formatError(error), moreAbout(messagesOf(error))].filter(Boolean).join('\n'));
}

/** Commands that load the config of a site but have no threads that could detect an infinite loop in it. */
const WITHOUT_POOL: readonly CommandName[] = ['preview', 'host', 'search'];

/**
 * Settings of the bundler's allocator (mimalloc): it requests only the memory that it needs, and returns freed memory
 * at once. By default it does so in large blocks and late, and a bundle leaves twice as much memory behind
 * (docs-dev/decisions/0044). It reads these variables when it is loaded. Values of the caller take precedence.
 */
const ALLOCATOR = { MIMALLOC_ARENA_EAGER_COMMIT: '0', MIMALLOC_PURGE_DELAY: '0' };

async function dispatch(argv: string[]): Promise<void> {
  for (const [name, value] of Object.entries(ALLOCATOR)) process.env[name] ??= value;
  const { values, positionals } = parse(argv);
  const [command, root = '.'] = positionals;
  if (values.version) return console.log(readVersion());
  if (command === undefined) return console.log(helpText());
  if (!isCommand(command)) throw unknownCommand(command);
  if (values.help) return console.log(helpText(command));
  refuseFlags(command, values);
  if (COMPILES.includes(command)) requirePeers();
  if (command === 'dev') return runDev(root, values);
  if (command === 'build') return runBuild(root, values);
  if (command === 'merge') return runBuild(root, values, true);
  if (command === 'check') return runCheck(root, values);
  if (WITHOUT_POOL.includes(command)) (await import('./site/main-watch.ts')).startMainWatch();
  if (command === 'preview') return runPreview(root, values);
  if (command === 'host') return runHost(positionals, values);
  if (command === 'migrate') return runMigrate(positionals.slice(1), values);
  if (command === 'search') return runSearch(positionals.slice(1), values);
  return runExplain(positionals.slice(1));
}

function isCommand(name: string): name is CommandName {
  return Object.hasOwn(COMMANDS, name);
}

function unknownCommand(name: string): DocsError {
  const suggestion = nearest(name, Object.keys(COMMANDS));
  return new DocsError(`There is no command "${name}".`, {
    hint: suggestion ? `Did you mean "${suggestion}"?` : 'lectern --help lists the commands.',
  });
}

/**
 * Refuses flags that only other commands accept, because they would change nothing. @throws DocsError that lists them
 */
function refuseFlags(command: CommandName, values: Values): void {
  const own = flagsOf(command).map(([name]) => name);
  const others = Object.keys(values).filter((name) => !own.includes(name));
  if (others.length === 0) return;
  throw new DocsError(`lectern ${command} does not take ${others.map((name) => `--${name}`).join(', ')}.`, {
    hint: `lectern ${command} --help lists its options.`,
  });
}

/** Parses the arguments. `--host` alone means every address, but `parseArgs` requires a value for it. */
function parse(argv: string[]) {
  const args = argv.flatMap((arg, index) =>
    arg === '--host' && !/^[^-]/.test(argv[index + 1] ?? '') ? ['--host', '0.0.0.0'] : [arg],
  );
  try {
    return parseArgs({ args, options: FLAGS, allowPositionals: true });
  } catch (error) {
    // The following sentences are about arguments that begin with a hyphen.
    const reason = (error as Error).message.replace(/\. .*$/s, '.');
    throw new DocsError(`The command line cannot be read: ${reason}`, {
      hint: 'lectern <command> --help lists the options.',
    });
  }
}

type Values = ReturnType<typeof parse>['values'];

async function runDev(root: string, values: Values): Promise<void> {
  const port = portOf(values, undefined);
  const [{ isDebugged, keepServer }, { takeKept, tell }] = await Promise.all([
    import('./dev/keeper.ts'),
    import('./dev/work.ts'),
  ]);
  const kept = takeKept();
  if (!kept && !isDebugged()) return keepServer(process.argv.slice(2));
  const { startDevServer } = await import('./dev/server.ts');
  const { url } = await startDevServer(root, { ...values, port: kept?.port ?? port });
  tell({ port: Number(new URL(url).port || 80) });
  await announce(url, kept?.port === undefined ? values : {});
  const started = kept?.started ?? performance.timeOrigin;
  console.log(`Ready in ${Date.now() - Math.round(started)} ms. Ctrl+C stops the server.`);
}

async function runBuild(root: string, values: Values, merge = false): Promise<void> {
  setBuildFlags();
  const { startThreads } = await import('./build/threads.ts');
  const threads = startThreads();
  const command = await import('./build/command.ts');
  await command.runBuild(
    root,
    { ...values, merge, threads },
    {
      out: console.log,
      error: console.warn,
      progress: (text) => process.stderr.write(text),
      isTerminal: process.stderr.isTTY,
    },
  );
}

/**
 * Runs `lectern check`. Findings set the exit code. In GitHub Actions, they are also shown next to the changed lines.
 */
async function runCheck(root: string, values: Values): Promise<void> {
  const [{ check }, { annotations, jsonReport, textReport }, { moreAbout }] = await Promise.all([
    import('./check/run.ts'),
    import('./check/report.ts'),
    import('./explain/find.ts'),
  ]);
  const result = await check(root, values);
  console.log(values.json ? jsonReport(result) : textReport(result));
  const more = moreAbout(result.findings.map(({ message }) => message));
  if (more && !values.json) console.log(more);
  const { GITHUB_ACTIONS, GITHUB_WORKSPACE = process.cwd() } = process.env;
  if (GITHUB_ACTIONS === 'true' && !values.json) {
    for (const line of annotations(result, GITHUB_WORKSPACE)) console.log(line);
  }
  if (result.findings.length > 0) process.exitCode = 1;
}

async function runPreview(root: string, values: Values): Promise<void> {
  const [{ loadConfig }, { createPreviewServer }, { restoreOutput }] = await Promise.all([
    import('./config/load.ts'),
    import('./preview/server.ts'),
    import('./publish/output-folder.ts'),
  ]);
  const config = await loadConfig(root, values);
  restoreOutput(config.outDir);
  const host = values.host ?? 'localhost';
  const server = createPreviewServer(config, host);
  const port = portOf(values, 4173);
  server.on('error', (error: NodeJS.ErrnoException) => {
    const taken = new DocsError(`Port ${port} is in use.`, { hint: 'Choose another with --port.' });
    void tellError(error.code === 'EADDRINUSE' ? taken : error);
  });
  server.listen(port, host, () => {
    // `--port 0` uses any free port.
    const { port } = server.address() as AddressInfo;
    announce(serverUrl({ host, port, base: config.base }), values);
  });
}

async function runHost([, name, root = '.']: string[], values: Values): Promise<void> {
  const { hostConfig } = await import('./publish/host.ts');
  const { text, notes } = await hostConfig(name, root, values);
  console.log(text.trimEnd());
  // On stderr, because the text may be redirected into a file.
  for (const note of notes) console.error(note);
}

/** Runs `lectern migrate`. The engine may be omitted: a single argument that is a folder is the root. */
async function runMigrate(names: string[], values: Values): Promise<void> {
  const { migrate } = await import('./migrate/run.ts');
  const [from, root] = names.length === 1 && existsSync(names[0] ?? '') ? [undefined, names[0]] : names;
  const { text, diff } = await migrate(root ?? '.', {
    from,
    dryRun: values['dry-run'],
    force: values.force,
  });
  if (diff) console.log(diff);
  // On stderr, because the diff may be redirected into a file.
  if (values['dry-run']) console.error(text);
  else console.log(text);
}

async function runExplain(words: readonly string[]): Promise<void> {
  const { explain } = await import('./explain/explain.ts');
  const read = (file: string) => JSON.parse(readFileSync(join(ownPackage, file), 'utf8'));
  const hints = new Map(Object.entries<string[]>(read('dist/hints.json')));
  console.log(explain(words, { hints, handbook: read('package.json').homepage }));
}

/** Runs `lectern search`. If there are no hits, it sets the exit code, like `grep`. */
async function runSearch([words = '', root = '.']: string[], values: Values): Promise<void> {
  const { jsonAnswer, searchSite, textAnswer } = await import('./preview/search-site.ts');
  const answer = await searchSite(words, root, values);
  console.log(values.json ? jsonAnswer(answer) : textAnswer(answer));
  if (answer.hits.length === 0) process.exitCode = 1;
}

async function announce(url: string, { open }: Values): Promise<void> {
  console.log(`The site is on ${url}`);
  if (open) await (await import('open')).default(url);
}

/** Returns the port. @throws DocsError for an invalid port */
function portOf<T>({ port }: Values, byDefault: T): number | T {
  if (port === undefined) return byDefault;
  if (/^\d{1,5}$/.test(port) && Number(port) < 65536) return Number(port);
  throw new DocsError(`--port ${port} is not a port.`, { hint: 'Give a number from 0 to 65535.' });
}

function readVersion(): string {
  return JSON.parse(readFileSync(join(ownPackage, 'package.json'), 'utf8')).version;
}

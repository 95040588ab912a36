import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type ts from 'typescript-5';
import { dropDeprecationsOfPackages } from './node-warnings.js';
import type { Job, JobResult } from './run-job.js';
import { readOutput } from './run-output.js';
import { keepLogger } from './shared-state.js';
import { useVirtualPorts } from './virtual-ports.js';

/**
 * Output of the current job. This module is a process of the pool: it runs jobs one after another, and resolves
 * packages from the folders of the jobs.
 */
const printed: string[] = [];
/** Output of the inspection. Its warnings count, but it is not part of the log of the command that follows. */
const inspected: string[] = [];
for (const stream of [process.stdout, process.stderr]) {
  stream.write = ((chunk: string | Uint8Array, ...rest: unknown[]) => {
    printed.push(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString());
    const done = rest.find((part) => typeof part === 'function') as (() => void) | undefined;
    done?.();
    return true;
  }) as typeof stream.write;
}

interface Rsbuild {
  logger: Record<string, unknown>;
  loadConfig(options: { cwd: string; path: string }): Promise<{ content: Record<string, unknown> }>;
  createRsbuild(options: { cwd: string; rsbuildConfig: Record<string, unknown> }): Promise<RsbuildInstance>;
}
interface RsbuildInstance {
  inspectConfig(options: { env: string }): Promise<unknown>;
  createCompiler(): Promise<unknown>;
  build(): Promise<void>;
  onDevCompileDone(done: () => void): void;
  startDevServer(): Promise<{ server: { close(): Promise<void> } }>;
}

const closePorts = useVirtualPorts();
dropDeprecationsOfPackages();
// Every compiler of a job adds a listener for the end of the process. Their number is not a leak of the sample.
process.setMaxListeners(0);
const environment = { ...process.env };
const exit = process.exit;
// The checker that wanted the results is gone. `exit` is the original: a job may have replaced `process.exit`.
process.on('disconnect', () => exit(0));
let restoreLogger: (() => void) | null = null;

/** Handles uncaught errors, which belong to the current job. Errors after a job are ignored. */
let onStrayError: ((error: unknown) => void) | null = null;
process.on('unhandledRejection', (error) => onStrayError?.(error));
process.on('uncaughtException', (error) => onStrayError?.(error));

process.on('message', (job: Job) => {
  void run(job).then((result) => process.send?.(result));
});

async function run(job: Job): Promise<JobResult> {
  printed.length = 0;
  inspected.length = 0;
  const complaints: string[] = [];
  const refuse = (error: unknown) => complaints.push(describe(error));
  process.exit = ((code?: number) => {
    throw new Error(`The process was ended with code ${code ?? 0}.`);
  }) as typeof process.exit;
  prepare(job);
  const before = resources(job);
  const crashed = new Promise<never>((_resolve, reject) => {
    onStrayError = reject;
  });
  try {
    await Promise.race([act(job), crashed]);
  } catch (error) {
    refuse(error);
  }
  onStrayError = null;
  process.exit = exit;
  const log = stripVTControlCharacters(printed.join(''));
  const all = stripVTControlCharacters(inspected.join('')) + log;
  const output = readOutput(job.dir, job.wanted);
  restore(job);
  // Servers and requests that were just closed are gone after one turn of the event loop.
  await new Promise((resolve) => setTimeout(resolve, 0));
  const warnings = warningsIn(all);
  // "Rspack build failed!" only repeats errors that were printed in detail.
  const own = complaints.filter((text) => warnings.length === 0 || !/build failed!$/.test(text));
  return {
    complaints: [...own, ...warnings],
    log: job.action === 'inspect' ? all : log,
    output,
    isUnfinished: [...resources(job)].some(([name, count]) => count > (before.get(name) ?? 0)),
  };
}

/**
 * Counts the resources that keep this process alive, by kind. Timers count only for scripts: a compiler's own timers
 * have no effect on a later job.
 */
function resources({ action }: Job): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of process.getActiveResourcesInfo()) {
    if (name === 'Timeout' && action !== 'script') continue;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/**
 * Returns lines that the tool marks as a warning or an error, without duplicates. A headline includes the lines after
 * it.
 */
function warningsIn(log: string): string[] {
  const lines = log.split('\n').map((line) => line.trim());
  const isMarked = (line: string) => /^(?:warn|error)\s/.test(line) || /Warning:/.test(line);
  const found = lines.flatMap((line, index) => {
    if (!isMarked(line)) return [];
    const rest = line.endsWith(':') ? lines.slice(index + 1, index + 8).filter(Boolean) : [];
    return [[line, ...rest].join(' ')];
  });
  return [...new Set(found)];
}

function prepare({ dir, files }: Job): void {
  rmSync(dir, { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
  process.chdir(dir);
}

function restore({ dir }: Job): void {
  closePorts();
  restoreLogger?.();
  process.chdir(dirname(dir));
  rmSync(dir, { recursive: true, force: true });
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
}

async function act({ dir, file, files, action }: Job): Promise<void> {
  const require = createRequire(join(dir, file));
  // Loading Rsbuild takes longer than running a script that does not need it.
  const usesRsbuild = action !== 'script' || Object.values(files).some((text) => text.includes('@rsbuild/'));
  if (!usesRsbuild) return runScript(join(dir, file), require);
  const { loadConfig, createRsbuild, logger } = require('@rsbuild/core') as Rsbuild;
  restoreLogger ??= keepLogger(logger);
  if (action === 'script') return runScript(join(dir, file), require);
  const open = async (mode: string) => {
    process.env.NODE_ENV = mode;
    process.argv = [process.execPath, 'rsbuild', mode === 'production' ? 'build' : 'dev'];
    const { content } = await loadConfig({ cwd: dir, path: file });
    return createRsbuild({ cwd: dir, rsbuildConfig: content });
  };
  if (action === 'dev') return runDevServer(await open('development'));
  const development = await open('development');
  if (action === 'inspect') {
    await inspect(development, 'development');
    return inspect(await open('production'), 'production');
  }
  // This creates the bundler's whole config, which Rspack validates. Inspecting it as well would double the time.
  await development.createCompiler();
  const production = await open('production');
  inspected.push(...printed.splice(0));
  await production.build();
}

async function runScript(path: string, require: NodeJS.Require): Promise<void> {
  const typescript = require('typescript') as typeof ts;
  const options = { module: typescript.ModuleKind.ESNext, target: typescript.ScriptTarget.ES2022 };
  const { outputText } = typescript.transpileModule(readFileSync(path, 'utf8'), { compilerOptions: options });
  writeFileSync(`${path}.mjs`, outputText);
  await import(`${path}.mjs`);
}

async function inspect(rsbuild: RsbuildInstance, env: string): Promise<void> {
  await rsbuild.inspectConfig({ env });
  // Rspack validates its own options only here.
  await rsbuild.createCompiler();
}

/** Waits for the first compilation, during which most logs are printed, and stops the server. */
async function runDevServer(rsbuild: RsbuildInstance): Promise<void> {
  const compiled = new Promise<void>((resolve) => rsbuild.onDevCompileDone(() => resolve()));
  const { server } = await rsbuild.startDevServer();
  await compiled;
  await server.close();
}

/** Returns the message of an error. The project folder is removed from its paths. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const message = stripVTControlCharacters(error.message).trim() || error.name;
  return message.replaceAll(`${process.cwd()}/`, '');
}

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { published } from './environment.ts';
import { promises, sync } from './file-system.ts';
import { OWN_BUILTINS, rewriteModule, STUB_KEY } from './rewrite.ts';
import { type Call, callOf, isStub, stubOf } from './stubs.ts';

/** Config of another engine after running its code. */
export interface TheirConfig {
  /** Default export. If a package wraps it, the argument of the package's function. */
  value: unknown;
  exports: Record<string, unknown>;
  /** Value when unset environment variables are set; null if it reads none. */
  published: unknown;
  /** All calls of functions from packages. */
  calls: readonly Call[];
  /** Files that its code tried to read and that do not exist. */
  missing: readonly string[];
  /** Error at which its code stopped and was continued; null if it ran through. */
  stops: string | null;
}

const TIME = 10_000;

type PickConfig = (value: unknown, calls: readonly Call[]) => unknown;

/**
 * Runs the config of another engine without that engine. Its packages are stubs, and it cannot write files. If it
 * throws an error, which may be caused by a value from a stub, it runs once more and continues after the error.
 *
 * @param file absolute path
 * @param pick selects the config among the found values, for configs that are passed to packages
 * @throws the config's own error
 */
export async function loadTheirConfig(
  file: string,
  pick: PickConfig = (value) => value,
): Promise<TheirConfig> {
  try {
    return { ...(await runConfig(file, pick, false)), stops: null };
  } catch (error) {
    try {
      return { ...(await runConfig(file, pick, true)), stops: (error as Error).message };
    } catch {
      throw error;
    }
  }
}

async function runConfig(
  file: string,
  pick: PickConfig,
  goesOn: boolean,
): Promise<Omit<TheirConfig, 'stops'>> {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-migrate-'));
  let calls: Call[] = [];
  const missing: string[] = [];
  const key = Symbol.for(STUB_KEY);
  const scope = globalThis as unknown as Record<symbol, unknown>;
  let stubs = new Map<string, unknown>();
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  scope[key] = (name: string) => {
    if (!stubs.has(name))
      stubs.set(name, OWN_BUILTINS.test(name) ? builtin(name, missing) : stubOf(name, calls));
    return stubs.get(name);
  };
  try {
    const output = join(folder, 'config.mjs');
    await bundle(file, output, goesOn);
    const run = async (query: string) => {
      const exports = (await within(import(pathToFileURL(output).href + query))) as Record<string, unknown>;
      const value = await within(
        unwrap(exports.default ?? exports['module.exports']).then((found) => pick(found, calls)),
      );
      return { value, exports };
    };
    const first = { ...(await run('')), calls, missing: [...missing] };
    calls = [];
    stubs = new Map();
    const other = await published(readFileSync(output, 'utf8'), () => run('?published'));
    return { ...first, published: other?.value ?? null };
  } finally {
    delete scope[key];
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
    rmSync(folder, { recursive: true });
  }
}

async function bundle(file: string, output: string, goesOn: boolean): Promise<void> {
  const build = await rolldown({
    input: file,
    platform: 'node',
    logLevel: 'silent',
    // The site's tsconfig may extend one from a package that is not installed.
    tsconfig: false,
    treeshake: false,
    plugins: [
      {
        name: 'lectern-their-config',
        load: (id) =>
          /\.(?:[cm]?[jt]sx?)$/.test(id) ? rewriteModule(readFileSync(id, 'utf8'), id, goesOn) : null,
      },
    ],
  });
  await build.write({ file: output, format: 'esm', codeSplitting: false });
  await build.close();
}

/** Resolves the config value: it may be wrapped by a package, be a function, or a promise. */
async function unwrap(value: unknown): Promise<unknown> {
  const known = await value;
  const call = callOf(known);
  if (call) return unwrap(call.args.find((arg) => typeof arg === 'object' || isConfigCode(arg)));
  if (typeof known === 'function' && !isStub(known))
    return unwrap(known({ command: 'build', mode: 'production' }));
  return known;
}

/** Checks for a function of the config itself, or one that another package has wrapped. */
function isConfigCode(value: unknown): boolean {
  return typeof value === 'function' && (!isStub(value) || callOf(value) !== undefined);
}

async function within<T>(promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It did not end within ${TIME / 1000} s.`)), TIME);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

function builtin(name: string, missing: string[]): unknown {
  if (name.endsWith('module')) {
    const require = Object.assign((id: string) => stubOf(id, []), { resolve: (id: string) => id });
    const module = { createRequire: () => require };
    return { ...module, default: module };
  }
  if (name.endsWith('child_process')) {
    const run = { execSync: () => '', execFileSync: () => '', spawnSync: () => ({ stdout: '', status: 1 }) };
    return { ...run, default: run };
  }
  const tolerant = name.endsWith('promises')
    ? promises(missing)
    : { ...sync(missing), promises: promises(missing) };
  return { ...tolerant, default: tolerant };
}

import { spawn } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findRoutes, loadConfig } from '../../../packages/lectern/dist/internals.js';
import { readTold } from './told.mjs';

const bin = fileURLToPath(new URL('../../../packages/lectern/bin/lectern.js', import.meta.url));
const LIMIT_MS = 15 * 60_000;

/** @returns exit `code`, `seconds` and output of the command; it does not throw if the command fails */
export async function lectern(...args) {
  const started = performance.now();
  const env = { ...process.env, CI: '1', NO_COLOR: '1' };
  const child = spawn(process.execPath, [bin, ...args], { env, timeout: LIMIT_MS });
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (output += text));
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status, signal) => resolve(status ?? signal));
  });
  return { code, seconds: (performance.now() - started) / 1000, output };
}

/** Checks which features this engine has: the suite also measures engines older than `--lenient` and `migrate`. */
export async function abilities() {
  const { output } = await lectern('--help');
  // The help of a command lists its options. In older engines, the help lists the options of all commands.
  const { output: build } = await lectern('build', '--help');
  return { hasLenient: build.includes('--lenient'), hasMigrate: /\bmigrate\b/.test(output) };
}

/** Builds a project without a cache, into a separate output folder. */
export async function buildProject(project, { lenient, outDir }) {
  rmSync(outDir, { recursive: true, force: true });
  rmSync(join(project, '.lectern'), { recursive: true, force: true });
  const result = await lectern('build', project, '--outDir', outDir, ...(lenient ? ['--lenient'] : []));
  return { ...result, project, outDir, told: readTold(result.output) };
}

/**
 * Asks the engine for the path of each page of a project.
 *
 * @returns the docs folder, and path by absolute source file; an `error` in their place if the engine throws
 */
export async function pagePaths(project) {
  try {
    const config = await loadConfig(project);
    const { routes } = await findRoutes(config);
    const own = routes.filter(({ source }) => !source);
    const paths = new Map(own.map(({ filePath, path }) => [join(config.docsDir, filePath), path]));
    return { docsDir: config.docsDir, paths };
  } catch (error) {
    return { docsDir: null, paths: new Map(), error: error.message };
  }
}

/** Returns the project that `migrate` has made: the folder with a config, nearest to the folder it was run on. */
export function migratedProject(tree, folder) {
  const asked = join(folder, tree.migrate);
  const candidates = [asked, join(folder, tree.project), dirname(asked), folder];
  return candidates.find(hasConfig) ?? join(folder, tree.project);
}

function hasConfig(folder) {
  return (
    existsSync(folder) && readdirSync(folder).some((name) => /^lectern\.config\.(?:ts|js|mjs)$/.test(name))
  );
}

import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../../dist/index.js';
import { formatError } from '../../src/shared/error.ts';
import { tree } from '../scenarios/testing.ts';
import { chance, EDITS, put, SLOW_EDITS } from './edited-site.ts';

/** Files that a build leaves for the next one. Bundles are not included: they have tests of their own and take long. */
const KEPT = ['dist', '.lectern/pages', '.lectern/pages.jsonl', '.lectern/output'];

/** After more failed builds in a row, the pages are reset to the last good state: further edits would show little. */
const MOST_FAILURES = 2;
const REVERT = 'revert';

/**
 * Edits a site at random. After each edit, it builds the site on top of the last build, and once more from scratch.
 *
 * @param edits number of edits; each tenth may be one after which the bundler runs
 * @returns name and differing files of the first edit after which the two outputs differ; null if there is none
 */
export async function firstDifference(folder: string, edits: number, seed: number): Promise<string | null> {
  const pick = chance(seed);
  const names = Object.keys(EDITS);
  const quick = names.filter((name) => !SLOW_EDITS.includes(name));
  await build(folder);
  let good = tree(join(folder, 'docs'));
  let failures = 0;
  for (let step = 1; step <= edits; step++) {
    const usual = step % 10 === 0 ? SLOW_EDITS : quick;
    const name = failures > MOST_FAILURES ? REVERT : (usual[pick(usual.length)] as string);
    if (name === REVERT) revert(folder, good);
    else EDITS[name]?.(folder, pick, step);
    const warmError = await errorOf(folder);
    const warm = tree(join(folder, 'dist'));
    putAside(folder, 'aside');
    const error = await errorOf(folder);
    if (warmError !== error) return `edit ${step} (${name}): "${warmError}" instead of "${error}"`;
    failures = error === '' ? 0 : failures + 1;
    if (error === '') {
      good = tree(join(folder, 'docs'));
      const files = different(warm, tree(join(folder, 'dist')));
      if (files.length > 0) return `edit ${step} (${name}): ${files.join(', ')}`;
    }
    for (const path of KEPT) rmSync(join(folder, path), { recursive: true, force: true });
    takeBack(folder, 'aside');
  }
  return null;
}

/**
 * Returns the error of a build after a mistaken edit, such as a link to a removed page; empty if the build succeeds.
 */
function errorOf(folder: string): Promise<string> {
  return build(folder).then(() => '', formatError);
}

/** Restores files like git: unchanged files are not touched. */
function revert(folder: string, good: Record<string, string>): void {
  const docs = join(folder, 'docs');
  const now = tree(docs);
  for (const path of Object.keys(now)) if (!(path in good)) rmSync(join(docs, path));
  for (const [path, text] of Object.entries(good))
    if (now[path] !== text) put(join(docs, path), Buffer.from(text, 'base64').toString());
}

function different(a: Record<string, string>, b: Record<string, string>): string[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((path) => a[path] !== b[path]);
}

function putAside(folder: string, name: string): void {
  mkdirSync(join(folder, name, '.lectern'), { recursive: true });
  for (const path of KEPT) move(join(folder, path), join(folder, name, path));
}

function takeBack(folder: string, name: string): void {
  for (const path of KEPT) move(join(folder, name, path), join(folder, path));
  rmSync(join(folder, name), { recursive: true });
}

function move(from: string, to: string): void {
  if (existsSync(from)) renameSync(from, to);
}

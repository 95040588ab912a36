import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { workerPlugins } from '../src/config/for-workers.ts';
import { loadConfig } from '../src/config/load.ts';
import { createPageCompiler } from '../src/pages/compile-page.ts';
import type { KnownPage } from '../src/pages/known-pages.ts';
import { type CompileTask, compileWith } from '../src/site/compile-batch.ts';
import { type CompiledSite, compileSite } from '../src/site/compile-site.ts';

/** A folder with these files, gone after the test. */
export function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-'));
  // Not by a hook of this module: a worker loads it once, for the first of its test files.
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFiles(folder, files);
  return folder;
}

export function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

/** Each with a compiler that remembers nothing of the last one. */
async function compileHere({ config, routes, progress }: CompileTask): Promise<KnownPage[]> {
  return compileWith(createPageCompiler(config, await workerPlugins(config)), routes, progress);
}

/** A project compiled in this thread, without workers: what checks of a whole site look at. */
export async function compiled(folder: string): Promise<CompiledSite> {
  return compileSite({ run: compileHere }, await loadConfig(folder));
}

import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { checkTypes, type PageTypes } from './check-types.js';
import type { Page } from './extract.js';
import { openPackages } from './packages.js';
import { createVirtualProject } from './virtual-project.js';

interface TypesInput {
  pages: readonly Page[];
  packagesDir: string;
  fixture: ReadonlyMap<string, string>;
  globals: ReadonlyMap<string, string>;
  options: ReadonlySet<string>;
}

/** Checks types in a worker thread: the compiler never yields, and the main thread must hand out runs meanwhile. */
export function checkTypesInThread(input: TypesInput): Promise<PageTypes[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: input });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

if (!isMainThread) {
  const { pages, packagesDir, fixture, globals, options } = workerData as TypesInput;
  const typed = pages.map((page) => ({
    page,
    project: createVirtualProject(page, (path) => fixture.get(path)),
  }));
  const packages = openPackages(packagesDir);
  parentPort?.postMessage(await checkTypes(typed, { packages, globals, options }));
}

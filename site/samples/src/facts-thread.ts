import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Facts } from './facts.js';
import { openPackages } from './packages.js';
import { probeFacts } from './probe.js';

/** Reads the facts in a worker thread, so that the main thread can hand out runs at the same time. */
export function probeFactsInThread(packagesDir: string): Promise<Facts> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: packagesDir });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

if (!isMainThread) parentPort?.postMessage(await probeFacts(openPackages(workerData as string)));

// Loaded into a server with `node --expose-gc --import`: answers each message with what the process keeps.

import { setTimeout as sleep } from 'node:timers/promises';

/** What is left after two collections, since finalizers of the first one free more (bytes). */
async function kept() {
  for (let time = 0; time < 2; time += 1) {
    globalThis.gc();
    await sleep(100);
  }
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, heapUsed, external };
}

process.on('message', async () => process.send(await kept()));
// The channel alone does not keep the server alive.
process.channel.unref();

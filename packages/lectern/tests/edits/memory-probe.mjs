// Loaded into a server with `node --expose-gc --import`: says what its process keeps, each time it is asked.

import { createServer } from 'node:net';
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

// The server is a process of its own; the one that was started watches over it, and has this variable not.
if (process.env.LECTERN_KEPT) {
  const server = createServer(async (socket) => socket.end(JSON.stringify(await kept())));
  server.listen(process.env.MEMORY_PROBE).unref();
}

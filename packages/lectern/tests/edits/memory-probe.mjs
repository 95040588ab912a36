// Loaded into a server with `node --expose-gc --import`. Reports the memory that its process keeps, on each request.

import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Returns memory in bytes after two collections, since finalizers of the first one free more. */
async function kept() {
  for (let time = 0; time < 2; time += 1) {
    globalThis.gc();
    await sleep(100);
  }
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, heapUsed, external };
}

// The server runs in a child process. Its parent, which watches over it, does not have this variable.
if (process.env.LECTERN_KEPT) {
  const server = createServer(async (socket) => socket.end(JSON.stringify(await kept())));
  server.listen(process.env.MEMORY_PROBE).unref();
}

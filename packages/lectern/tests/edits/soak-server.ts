import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const bin = join(import.meta.dirname, '../../bin/lectern.js');
const probe = new URL('./memory-probe.mjs', import.meta.url).href;

/** Memory that a process keeps after garbage collection, in bytes. */
export interface Memory {
  rss: number;
  heapUsed: number;
  external: number;
}

/** A `lectern dev` process that can also report its memory. */
export interface SoakServer {
  /** Address of the site's home page. */
  url: string;
  /** Returns everything that it has printed so far. */
  output(): string;
  memory(): Promise<Memory>;
  stop(): Promise<void>;
}

/** @throws if it exits before it serves, with its output */
export async function startSoakServer(folder: string): Promise<SoakServer> {
  const args = ['--expose-gc', '--import', probe, bin, 'dev', folder, '--port', '0'];
  const place = mkdtempSync(join(tmpdir(), 'lectern-probe-'));
  const socket = join(place, 'socket');
  const env = { ...process.env, MEMORY_PROBE: socket };
  const server = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(server, 'exit');
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on('data', (data) => {
        output += data;
        const [found] = /http:\S+/.exec(output) ?? [];
        if (found && /Ready in/.test(output)) resolve(found);
      });
    }
    ended.then(() => reject(new Error(`The server stopped:\n${output}`)));
  });
  return {
    url,
    output: () => output,
    memory: async () => JSON.parse(await text(connect(socket))) as Memory,
    async stop() {
      server.kill();
      await ended;
      rmSync(place, { recursive: true });
    },
  };
}

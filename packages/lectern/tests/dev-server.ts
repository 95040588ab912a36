import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const bin = join(import.meta.dirname, '../bin/lectern.js');

/** A running `lectern dev` or `lectern preview`. */
export interface ServerProcess {
  /** Where the site's home page is. */
  url: string;
  /** What it has printed so far. */
  output(): string;
  stop(): Promise<void>;
}

/**
 * Starts a server of the command line as a user does.
 *
 * @param port of `dev`, 0 is any free one
 * @throws when it stops before it serves
 */
export async function startServer(
  command: 'dev' | 'preview',
  folder: string,
  port = 0,
): Promise<ServerProcess> {
  const server = spawn(process.execPath, [bin, command, folder, '--port', String(port)], { stdio: 'pipe' });
  const ended = new Promise<void>((done) => server.once('exit', () => done()));
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (data) => {
      output += data;
    });
  }
  return {
    url: await addressOf(server),
    output: () => output,
    stop() {
      server.kill();
      return ended;
    },
  };
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    server.stdout?.on('data', (data) => {
      const found = /http:\S+/.exec(String(data));
      if (found) resolve(found[0]);
    });
    server.once('exit', () => reject(new Error('The server stopped.')));
  });
}

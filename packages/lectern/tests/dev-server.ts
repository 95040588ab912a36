import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const bin = join(import.meta.dirname, '../bin/lectern.js');

/** A running `lectern dev`. */
export interface DevProcess {
  /** Where the site's home page is. */
  url: string;
  stop(): Promise<void>;
}

/** Starts `lectern dev` as a user does, on a free port. @throws when it stops before it serves */
export async function startDev(folder: string): Promise<DevProcess> {
  const server = spawn(process.execPath, [bin, 'dev', folder, '--port', '0'], { stdio: 'pipe' });
  const ended = new Promise<void>((done) => server.once('exit', () => done()));
  return {
    url: await addressOf(server),
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

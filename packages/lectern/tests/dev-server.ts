import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const bin = join(import.meta.dirname, '../bin/lectern.js');

/** A running `lectern dev` or `lectern preview`. */
export interface ServerProcess {
  /** Where the site's home page is. */
  url: string;
  /** What it has printed so far. */
  output(): string;
  /** @param signal as the terminal sends it when its user ends a command */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/**
 * Starts a server of the command line as a user does.
 *
 * @param port of `dev`, 0 is any free one
 * @param program the engine's program; that of the repository when absent
 * @throws when it stops before it serves
 */
export function startServer(
  command: 'dev' | 'preview',
  folder: string,
  port = 0,
  program = bin,
): Promise<ServerProcess> {
  return start([program, command, folder, '--port', String(port)]);
}

const keptServer = join(import.meta.dirname, 'kept-server.mjs');

/**
 * The same for `dev`, with another deadline.
 *
 * @param deadline seconds after which a page counts as one that does not come back
 */
export function startDevWithDeadline(folder: string, deadline: number): Promise<ServerProcess> {
  return start([keptServer, String(deadline), 'dev', folder, '--port', '0']);
}

async function start(args: string[]): Promise<ServerProcess> {
  const server = spawn(process.execPath, args, { stdio: 'pipe' });
  const ended = new Promise<void>((done) => server.once('exit', () => done()));
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (data) => {
      output += data;
    });
  }
  return {
    url: await addressOf(server, () => output),
    output: () => output,
    stop(signal) {
      server.kill(signal);
      return ended;
    },
  };
}

function addressOf(server: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.stdout?.on('data', (data) => {
      const found = /http:\S+/.exec(String(data));
      if (found) resolve(found[0]);
    });
    server.once('close', () => reject(new Error(`The server stopped:\n${output()}`)));
  });
}

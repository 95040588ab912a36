import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const bin = join(import.meta.dirname, '../bin/lectern.js');

/** A running `lectern dev` or `lectern preview`. */
export interface ServerProcess {
  /** Address of the site's home page. */
  url: string;
  /** Returns everything that it has printed so far. */
  output(): string;
  /** @param signal the signal that a terminal sends when its user stops a command */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/**
 * Starts a server from the command line, like a user.
 *
 * @param port of `dev`; 0 is any free port
 * @param program the engine's program; that of the repository by default
 * @throws if it stops before it serves
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
 * Starts `dev` in the same way, but with another deadline.
 *
 * @param deadline seconds after which a page counts as hanging
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

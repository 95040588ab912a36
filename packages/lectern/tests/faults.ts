import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';

const bin = join(import.meta.dirname, '../bin/lectern.js');

/** Progress messages of builds that take more than a second. Their number depends on the speed of the machine. */
const PROGRESS = /^(?:Compiling pages|Bundling theme|Rendering pages|Writing search)\b.*\n/gm;

/** Result of a command. */
export interface Ended {
  /** Null if the command was killed. */
  code: number | null;
  /** Its output, including errors, without the progress of builds. */
  output: string;
}

export interface RunOptions {
  /** Code that runs in the process before Lectern: see `breaking`. */
  before?: string;
  /** User to run as; only root may choose. */
  uid?: number;
  /** Limits that the shell sets: `ulimit -f 40`. */
  shell?: string;
  /** Kills the command after this many milliseconds, like `kill -9`. */
  killAfter?: number;
}

/** Runs the built command line like a user, in a child process. */
export function run(args: readonly string[], options: RunOptions = {}): Promise<Ended> {
  const { before, uid, shell, killAfter } = options;
  const command = [process.execPath, ...(before ? ['--import', moduleOf(before)] : []), bin, ...args];
  const [file = '', ...rest] = shell ? ['sh', '-c', `${shell}; exec "$@"`, 'sh', ...command] : command;
  const child = spawn(file, rest, { stdio: 'pipe', ...(uid === undefined ? {} : { uid, gid: uid }) });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output += data;
    });
  }
  const timer = killAfter === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfter);
  return new Promise((resolve) => {
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve({ code, output: output.replace(PROGRESS, '') });
    });
  });
}

/**
 * Returns code for `RunOptions.before` that changes functions of `node:fs` in each thread.
 *
 * @param body statements; `real` has the original functions, `fs` is the module to change
 */
export function breaking(body: string): string {
  return `import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const real = { ...fs };
${body}
syncBuiltinESMExports();
`;
}

/** Returns code that makes each write below a path throw a system error. */
export function failingWrites(path: string, code: string, text: string): string {
  return breaking(`for (const name of ['writeFileSync', 'mkdirSync', 'openSync'])
  fs[name] = (file, ...rest) => {
    const isWrite = name !== 'openSync' || rest[0] === 'w';
    if (isWrite && String(file).includes(${JSON.stringify(path)}))
      throw Object.assign(new Error(\`${code}: ${text}, open '\${file}'\`), { code: '${code}', syscall: 'open' });
    return real[name](file, ...rest);
  };`);
}

function moduleOf(code: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-before-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'before.mjs');
  writeFileSync(file, code);
  return pathToFileURL(file).href;
}

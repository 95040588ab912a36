import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';

const scratch = mkdtempSync(join(tmpdir(), 'leftovers-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** A run that starts a process in its own group, like a browser, creates two folders, and waits. */
const RUN = `
  import { spawn } from 'node:child_process';
  import { mkdirSync, mkdtempSync } from 'node:fs';
  import { tmpdir } from 'node:os';
  import { leaveNothingBehind } from ${JSON.stringify(join(import.meta.dirname, 'leftovers.mjs'))};
  leaveNothingBehind([process.argv[2]]);
  mkdirSync(process.argv[2]);
  const temporary = mkdtempSync(tmpdir() + '/');
  const child = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' });
  console.log(JSON.stringify({ pid: child.pid, temporary }));
  setInterval(() => {}, 1000);
`;

// Written once: a run that reads the file while it is being written would find it empty, and exit silently.
const file = join(scratch, 'run.mjs');
writeFileSync(file, RUN);

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe.runIf(process.platform === 'linux')('a run that ends', () => {
  it.concurrent.each(['SIGKILL', 'SIGTERM', 'SIGINT'] as const)(
    'by %s leaves no process and no folder',
    async (signal) => {
      const folder = join(scratch, signal);
      const run = spawn(process.execPath, [file, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
      const text = await new Promise<string>((done) => run.stdout.once('data', (data) => done(String(data))));
      const { pid, temporary } = JSON.parse(text) as { pid: number; temporary: string };
      expect([isRunning(pid), existsSync(folder), existsSync(temporary)]).toEqual([true, true, true]);
      run.kill(signal);
      await vi.waitFor(
        () =>
          expect([isRunning(pid), existsSync(folder), existsSync(temporary)]).toEqual([false, false, false]),
        { timeout: 10_000 },
      );
    },
  );
});

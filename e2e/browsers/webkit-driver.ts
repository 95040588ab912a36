import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { type Session, startSession } from './webdriver.ts';

/** Arguments of the browser. As in GNOME's own browser, a page may write to the clipboard when it is clicked. */
const ARGUMENTS = ['--automation', '--javascript-can-access-clipboard=true'];

/** Maximum time in ms for a driver to start its browser. On a busy machine it takes a second or two. */
const STARTED_WITHIN = 15_000;
const MOST_STARTS = 3;

/**
 * Starts a WebKitGTK driver and its browser.
 *
 * The driver picks a free port for the browser to listen on. If another process uses that port before the browser does,
 * the driver waits for the browser forever (seen in one of 1,500 starts). In that case it is killed, and another one is
 * started.
 */
export async function startDriver(
  programs: { browser: string; driver: string },
  env: NodeJS.ProcessEnv,
): Promise<Session & { end(): Promise<void> }> {
  for (let starts = 1; ; starts += 1) {
    const port = await freePort();
    const driver = spawn(programs.driver, [`--port=${port}`], { stdio: 'ignore', env, detached: true });
    const end = () => endGroup(driver);
    try {
      const signal = AbortSignal.timeout(STARTED_WITHIN);
      return { ...(await startSession(port, programs.browser, ARGUMENTS, signal)), end };
    } catch (error) {
      await end();
      if (starts === MOST_STARTS) throw error;
    }
  }
}

/** Kills a process and all processes that it has started. */
async function endGroup(driver: ChildProcess): Promise<void> {
  if (!driver.pid || driver.exitCode !== null || driver.signalCode !== null) return;
  const ended = once(driver, 'exit');
  process.kill(-driver.pid, 'SIGKILL');
  await ended;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

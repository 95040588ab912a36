import { spawn } from 'node:child_process';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { leaveNothingBehind } from '../scripts/leftovers.mjs';

/**
 * Serves all sites of the browser tests in parallel. Playwright would start them one after another.
 *
 *     node serve.mjs build|dev '[{ "folder": "…", "port": 1, "base": "/", "isBuilt": true }]'
 *
 * Prints `Every site is served.` once all sites are served. Exits with an error if a site cannot be built or served.
 */

// If only Playwright is killed, the servers would keep their ports.
leaveNothingBehind([]);

const [mode, list] = process.argv.slice(2);
const sites = JSON.parse(list);
const bin = join(import.meta.dirname, '../packages/lectern/bin/lectern.js');

/** Runs the command line. Resolves when it exits, or as soon as its output matches `line`. */
function lectern(args, line) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [bin, ...args], {
      cwd: import.meta.dirname,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.stdout.on('data', (data) => line?.test(data) && resolve());
    child.on('exit', (code) => {
      if (code === 0 && !line) return resolve();
      reject(new Error(`lectern ${args.join(' ')} ended with code ${code}.`));
    });
  });
}

async function start({ folder, port, base, isBuilt }) {
  if (mode === 'build' && !isBuilt) await lectern(['build', folder, '--base', base]);
  const command = mode === 'dev' ? 'dev' : 'preview';
  await lectern([command, folder, '--port', port, '--base', base], /The site is on/);
}

const waiting = [...sites];
const lanes = cpus().map(async () => {
  for (let site = waiting.shift(); site; site = waiting.shift()) await start(site);
});
await Promise.all(lanes);
console.log('Every site is served.');

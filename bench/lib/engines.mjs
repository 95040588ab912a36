import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hugo } from '../adapters/hugo.mjs';
import { lectern } from '../adapters/lectern.mjs';
import { rspress2 } from '../adapters/rspress2.mjs';
import { starlight } from '../adapters/starlight.mjs';
import { vitepress } from '../adapters/vitepress.mjs';

/**
 * Description of an engine that an adapter provides:
 *
 * @typedef {object} Engine
 * @property {string} id folder under `bench/peers`
 * @property {string} name
 * @property {string} [package] npm name of the package that is installed under `bench/peers`
 * @property {string} [command] program to run, if the engine is not from npm
 * @property {string} project folder of the project that `prepare` writes
 * @property {string} outDir output folder of `build`
 * @property {string} cache folder that makes a second build warm; '' if there is none
 * @property {(corpus: object) => void} prepare translates the content
 * @property {string[]} build command line of a production build, run in `project`
 * @property {(port: number) => string[]} dev command line of the dev server
 * @property {(page: {file: string}) => string} source file of a page in `project`
 */

/** @type {Engine[]} */
const peers = [rspress2, vitepress, starlight, hugo];
export const peerFolder = (id) => fileURLToPath(new URL(`../peers/${id}/`, import.meta.url));

/**
 * Returns Lectern and the installed peers.
 *
 * @param wanted ids of the peers to measure; empty for all that are installed
 */
export function chooseEngines(wanted) {
  for (const id of wanted) {
    if (!peers.some((peer) => peer.id === id)) throw new Error(unknown(id));
    if (!isInstalled(id)) throw new Error(`${id} is not installed: ${howToInstall(id)}`);
  }
  const chosen = peers.filter(({ id }) => (wanted.length > 0 ? wanted.includes(id) : isInstalled(id)));
  return [lectern, ...chosen];
}

/**
 * Runs a measurement for each engine in turn. An engine that fails is reported and left out from then on.
 *
 * @returns results of the engines that worked
 * @throws Error if every engine failed
 */
export async function keepWorking(results, measureOne) {
  const working = [];
  for (const result of results) {
    try {
      await measureOne(result);
      working.push(result);
    } catch (error) {
      console.error(`${result.engine.name} is left out: ${error.message}`);
    }
  }
  if (working.length === 0) throw new Error('No engine could be measured.');
  return working;
}

export function isInstalled(id) {
  const command = commandOf(id);
  if (!command) return existsSync(`${peerFolder(id)}node_modules`);
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, command)));
}

function commandOf(id) {
  return peers.find((peer) => peer.id === id)?.command;
}

function howToInstall(id) {
  return commandOf(id) ? `apt-get install ${id}` : `npm run bench -- --install ${id}`;
}

/** Installs a peer from its lock file, outside the workspaces. */
export function install(id) {
  if (commandOf(id)) throw new Error(`${id} is not from npm: ${howToInstall(id)}`);
  if (!existsSync(`${peerFolder(id)}package.json`)) throw new Error(unknown(id));
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--no-workspaces'];
  const { status } = spawnSync('npm', args, { cwd: peerFolder(id), stdio: 'inherit' });
  if (status !== 0) throw new Error(`npm could not install ${id}; its words are above.`);
}

function unknown(id) {
  return `There is no peer "${id}". Known: ${[...peers.map((peer) => peer.id), 'lighthouse'].join(', ')}.`;
}

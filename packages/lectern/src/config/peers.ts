import { createRequire } from 'node:module';
import { DocsError } from '../shared/error.ts';

/** Packages that a project installs next to Lectern, because its components share them with the theme. */
const PEERS = ['react', 'react-dom'];
/** Lowest major version that Lectern runs with, as in the `peerDependencies` of its package. */
const MAJOR = 19;

/** The part of `require` that is needed here, without `resolve.paths` and the rest. */
type Load = (id: string) => unknown;

/**
 * Checks that the packages that a project must provide are installed. npm, pnpm and Bun install them automatically,
 * Yarn does not.
 *
 * @param load `require` of a module of this package
 * @param isPnp true if Yarn runs Node.js without `node_modules`
 * @throws DocsError if one of them is missing or too old, and under Yarn Plug'n'Play, which Vite does not support
 */
export function requirePeers(
  load: Load = createRequire(import.meta.url),
  isPnp = 'pnp' in process.versions,
): void {
  if (isPnp) {
    throw new DocsError('Yarn runs without a node_modules folder, which Vite does not support.', {
      hint: 'Write "nodeLinker: node-modules" into .yarnrc.yml, and run yarn install.',
    });
  }
  const versions = PEERS.map((name) => [name, versionOf(name, load)] as const);
  const missing = versions.filter(([, version]) => version === null).map(([name]) => name);
  if (missing.length > 0) {
    throw new DocsError(`Lectern does not find ${missing.join(' and ')}.`, {
      hint: 'Install them beside Lectern: npm install --save-dev react@19 react-dom@19. Yarn does not do so by itself.',
    });
  }
  const old = versions.filter(([, version]) => Number.parseInt(version ?? '', 10) < MAJOR);
  if (old.length === 0) return;
  const found = old.map(([name, version]) => `${name} ${version}`).join(' and ');
  throw new DocsError(`Lectern needs React ${MAJOR}, and finds ${found}.`, {
    hint: 'Update it: npm install --save-dev react@19 react-dom@19. If other parts of a repository need the older version, give the documentation a package.json of its own.',
  });
}

/** Returns the version of a package, or null if it is not installed. */
function versionOf(name: string, load: Load): string | null {
  try {
    return (load(`${name}/package.json`) as { version: string }).version;
  } catch {
    return null;
  }
}

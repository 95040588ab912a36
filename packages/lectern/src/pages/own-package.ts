import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Folder of the engine's package. It is found by name, because a bundled module does not know its own depth. */
export const ownPackage = dirname(createRequire(import.meta.url).resolve('lectern/package.json'));

/** Folder of the running code of the engine: the bundled files, or the sources in unit tests. */
export const ownCode = join(ownPackage, import.meta.url.endsWith('.ts') ? 'src' : 'dist');

/** Folder of the modules for the bundler of a site, with a trailing slash: theme and client (build-browser.mjs). */
export const browserDir = join(ownPackage, 'dist/');

/** Returns the folder of the heading font. `npx lectern` or a linked engine has it outside of the project. */
export const fontFolder = () =>
  dirname(createRequire(import.meta.url).resolve('@fontsource-variable/familjen-grotesk'));

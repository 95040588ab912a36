import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The engine's package: found by its own name, since a bundled module does not know how deep its file lies. */
export const ownPackage = dirname(createRequire(import.meta.url).resolve('lectern/package.json'));

/** The engine's code that runs: the bundled files, or the sources in unit tests. */
export const ownCode = join(ownPackage, import.meta.url.endsWith('.ts') ? 'src' : 'dist');

/** Where the modules are that the bundler of a site reads, with a slash at the end: theme and client (build-browser.mjs). */
export const browserDir = join(ownPackage, 'dist/');

/** The font of headings, which may be installed elsewhere than the project: by `npx lectern`, or in a linked engine. */
export const fontFolder = () =>
  dirname(createRequire(import.meta.url).resolve('@fontsource-variable/familjen-grotesk'));

import { fileURLToPath } from 'node:url';

const bin = fileURLToPath(new URL('../../packages/lectern/bin/lectern.js', import.meta.url));
const project = fileURLToPath(new URL('../results/lectern/', import.meta.url));

/** The corpus is written in Lectern's own format, so `prepare` has nothing to translate. */
export const lectern = {
  id: 'lectern',
  name: 'Lectern',
  project,
  outDir: `${project}dist`,
  cache: `${project}.lectern`,
  prepare() {},
  build: [process.execPath, bin, 'build', '.'],
  dev: (port) => [process.execPath, bin, 'dev', '.', '--port', String(port)],
  source: ({ file }) => `${project}docs/${file}`,
};

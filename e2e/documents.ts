import { existsSync, readdirSync } from 'node:fs';

const dist = new URL('../site/dist/', import.meta.url);

/** Every document of the built documentation, by its path in the output folder; none before it is built. */
export const documents = existsSync(dist)
  ? readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  : [];

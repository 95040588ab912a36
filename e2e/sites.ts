/** First of the ports in use. With different values, two copies of the repository can run their tests at once. */
const FIRST_PORT = Number(process.env.E2E_PORT ?? 4273);

interface Site {
  /** Project folder, relative to this file. */
  folder: string;
  port: number;
  /** Path that the site is served under. */
  base: string;
}

const fixture = (name: string, offset: number, base = '/'): Site => ({
  folder: `../packages/lectern/tests/fixtures/sites/${name}`,
  port: FIRST_PORT + offset,
  base,
});

/** Every site that the browser tests read. */
export const SITES = {
  docs: { folder: '../site', port: FIRST_PORT, base: '/' },
  islands: fixture('islands', 1),
  /** Every component and state of the theme. */
  showcase: fixture('showcase', 2),
  /** A custom theme with a counter and a hotkey. */
  replay: fixture('replay', 3),
  /** View transitions on, clean URLs off, one language. */
  animated: fixture('animated', 4),
  /** Two languages under a base path, and a page that needs scrolling. */
  bilingual: fixture('bilingual', 5, '/docs/'),
  /** Slots, replaced components and styles of a site. */
  theming: fixture('theming', 6),
  /** Two versions in two languages. */
  versions: fixture('versions', 7),
  /** Search by a remote service, with hooks before and after it. */
  remote: fixture('remote', 8),
  /** Arabic at the root, and five more languages. */
  languages: fixture('languages', 9),
  /** Code with types, by `@lectern/plugin-hover`. */
  types: { folder: '../packages/plugin-hover/tests/site', port: FIRST_PORT + 10, base: '/types/' },
  handbook: { folder: '../handbook', port: FIRST_PORT + 11, base: '/' },
} satisfies Record<string, Site>;

/** Returns the URL that a site is served at, which is the base URL of its tests. */
export function urlOf({ port, base }: Site): string {
  return `http://localhost:${port}${base}`;
}

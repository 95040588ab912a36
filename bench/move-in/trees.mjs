/**
 * The trees that the suite moves in: public repositories, each at one commit.
 *
 * - `folders`: what is fetched of the repository: folders, and files that configs read
 * - `project`: where a maintainer would run `lectern build`; without a config it builds its folder `docs`
 * - `root`: the docs folder where it is another: the one line of config that an unchanged build needs
 * - `migrate`: the argument of `lectern migrate`, relative to the tree
 * - `sources`: folders of the pages, relative to the tree
 * - `fragments`: files there that their engine does not make pages of
 * - `links`: packages of its workspace that an install links, by where
 * - `engine`: see `lib/move-in/dialects.mjs`
 */
export const trees = [
  {
    name: 'rsbuild',
    repository: 'web-infra-dev/rsbuild',
    // v0.5.7
    commit: '225bdde88f57c54a2b94f8afd0333e7021ec4fde',
    folders: ['packages/document'],
    project: 'packages/document',
    migrate: 'packages/document',
    sources: ['packages/document/docs'],
    fragments: /^(?:en|zh)\/shared\//,
    engine: 'rspress',
  },
  {
    name: 'rspress',
    repository: 'web-infra-dev/rspress',
    commit: 'c4e94041c71057e8dbd4e1f22b08dcab1684186b',
    folders: ['website'],
    project: 'website',
    migrate: 'website',
    sources: ['website/docs'],
    fragments: /(?:^|\/)(?:fragments\/|_)|^components\//,
    engine: 'rspress',
  },
  {
    name: 'rspack',
    repository: 'web-infra-dev/rspack',
    commit: 'b89cf5d99e6002c8482abf71286855a2e80f5da9',
    folders: ['website'],
    project: 'website',
    migrate: 'website',
    sources: ['website/docs'],
    fragments: /\/types\/[^/]+\.mdx$|(?:^|\/)_/,
    engine: 'rspress',
  },
  {
    name: 'vite',
    repository: 'vitejs/vite',
    commit: 'a98c8d95d552c6fa98ab66fb810f5b39ad5abf49',
    folders: ['docs', 'packages/vite/package.json'],
    project: '.',
    migrate: 'docs',
    sources: ['docs'],
    fragments: /^$/,
    engine: 'vitepress',
  },
  {
    name: 'starlight',
    repository: 'withastro/starlight',
    commit: '3999be7cc18b41095d61e3b63d68ff3e6c6c050b',
    // Components of the docs import from this package.
    folders: ['docs', 'packages/starlight'],
    links: { 'docs/node_modules/@astrojs/starlight': 'packages/starlight' },
    project: 'docs',
    root: 'src/content/docs',
    migrate: 'docs',
    sources: ['docs/src/content/docs'],
    fragments: /(?:^|\/)_|^404\.md$/,
    engine: 'starlight',
  },
  {
    name: 'prettier',
    repository: 'prettier/prettier',
    commit: '4f84a934201322ca87750e2b9b25baf296da6560',
    folders: ['docs', 'website', 'package.json'],
    project: '.',
    migrate: 'website',
    sources: ['docs', 'website/blog'],
    fragments: /(?:^|\/)_/,
    engine: 'docusaurus',
  },
  {
    name: 'fastify',
    repository: 'fastify/fastify',
    commit: '83e69762aff047940b376fc2a266d143499ef727',
    folders: ['docs'],
    project: '.',
    migrate: '.',
    sources: ['docs'],
    fragments: /^$/,
    engine: 'plain',
  },
  {
    name: 'undici',
    repository: 'nodejs/undici',
    commit: '7eb7c8ec8f23acd9c3da93a286162f8c1dc68326',
    folders: ['docs'],
    project: 'docs',
    migrate: 'docs',
    sources: ['docs/docs'],
    fragments: /^$/,
    engine: 'plain',
  },
  {
    name: 'pino',
    repository: 'pinojs/pino',
    commit: 'b394c2c16ac6a8919cd33d7f5684a01baca1096f',
    folders: ['docs'],
    project: '.',
    migrate: '.',
    sources: ['docs'],
    fragments: /^$/,
    engine: 'plain',
  },
];

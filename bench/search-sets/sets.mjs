/**
 * Other projects' documentation that search is judged on: public repositories, each at one commit. Their texts are not
 * stored here: `read.mjs` reads them from git mirrors.
 *
 * - `folders`: folder of the pages of each language
 * - `kept`: true for a held-out set that is not looked at while weights are tuned
 * - `without`: files that are not pages, or are about something else
 */
export const sets = [
  {
    name: 'rsbuild',
    repository: 'web-infra-dev/rsbuild',
    // v0.5.7, which this repository's site documents.
    commit: '225bdde88f57c54a2b94f8afd0333e7021ec4fde',
    folders: { en: 'packages/document/docs/en', zh: 'packages/document/docs/zh' },
    without: /^shared\//,
  },
  {
    name: 'rspress',
    repository: 'web-infra-dev/rspress',
    commit: 'c4e94041c71057e8dbd4e1f22b08dcab1684186b',
    folders: { en: 'website/docs/en', zh: 'website/docs/zh' },
    without: /(?:^|\/)(?:fragments\/|_)/,
  },
  {
    name: 'vite-en',
    repository: 'vitejs/vite',
    commit: 'a98c8d95d552c6fa98ab66fb810f5b39ad5abf49',
    folders: { en: 'docs' },
    without: /^(?:\.vitepress|_data|images)\//,
  },
  {
    name: 'vite-zh',
    repository: 'vitejs/docs-cn',
    commit: 'e2456079a4d366282206969b7dd819e2139d2035',
    folders: { zh: '' },
    without: /^(?:\.vitepress|\.github|_data|images|scripts)\/|^README/,
  },
  {
    name: 'fastify',
    repository: 'fastify/fastify',
    commit: '83e69762aff047940b376fc2a266d143499ef727',
    folders: { en: 'docs' },
  },
  {
    name: 'starlight',
    repository: 'withastro/starlight',
    commit: '3999be7cc18b41095d61e3b63d68ff3e6c6c050b',
    folders: { zh: 'docs/src/content/docs/zh-cn' },
  },
  {
    name: 'vue-en',
    repository: 'vuejs/docs',
    commit: '01e098a967951ea92d09b100b8e7d82c7a3369a2',
    folders: { en: 'src' },
    without: /^(?:tutorial|examples)\//,
    kept: true,
  },
  {
    name: 'vue-zh',
    repository: 'vuejs-translations/docs-zh-cn',
    commit: 'c2715ff75bae5376bc5bf212280ae76e30089fbd',
    folders: { zh: 'src' },
    without: /^(?:tutorial|examples)\//,
    kept: true,
  },
  {
    name: 'rspack',
    repository: 'web-infra-dev/rspack',
    commit: 'b89cf5d99e6002c8482abf71286855a2e80f5da9',
    folders: { en: 'website/docs/en', zh: 'website/docs/zh' },
    without: /(?:^|\/)(?:types\/[^/]+\.mdx$|_)/,
    kept: true,
  },
  {
    name: 'pnpm',
    repository: 'pnpm/pnpm.io',
    commit: '4096ad35b19c7d7e0c2c64c704c57daf5bb91668',
    folders: { en: 'docs' },
    kept: true,
  },
  {
    name: 'react',
    repository: 'reactjs/zh-hans.react.dev',
    commit: 'f6cda05526ceff44b24588e9e0c2e2106d4588d4',
    folders: { zh: 'src/content' },
    without: /^(?:blog|community|errors|warnings)\//,
    kept: true,
  },
];

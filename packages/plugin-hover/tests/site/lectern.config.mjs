import { hover } from '../../src/index.ts';

/** The site of `e2e/types-on-hover.spec.ts`. */
export default {
  title: 'Types',
  description: 'Code with types',
  feeds: [{ folder: 'news', title: 'News' }],
  siteOrigin: 'https://types.test',
  plugins: [hover()],
};

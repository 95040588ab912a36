import type { PluginOutput } from 'lectern';
import { code, page, table, type Writer } from './markup.ts';
import type { ReferencePage } from './types.ts';

interface OutputRow {
  /** Path as readers see it. */
  file: string;
  /** Matches the paths in the output that this row describes. */
  matches: RegExp;
  text: string;
}

/** Every kind of file in the output. The build of the handbook fails if it writes a file of any other kind. */
const ROWS: readonly OutputRow[] = [
  {
    file: '404.html',
    matches: /^404\.html$/,
    text: 'What a host answers where there is no page.',
  },
  {
    file: 'guide/tea.html',
    matches: /\.html$/,
    text: 'The document of a page. A page of a folder is `index.html` in it; an old address has a document that leads on.',
  },
  {
    file: 'assets/*.json',
    matches: /^assets\/[^/]+\.json$/,
    text: 'Site data and sidebars, for the browser.',
  },
  {
    file: 'assets/*.js, assets/*.css, …',
    matches: /^assets\//,
    text: 'Scripts, styles, fonts and images. Their names have a hash of their content.',
  },
  {
    file: 'search_index.<lang>.<hash>/*.json',
    matches: /^search_index\..*\.json$/,
    text: 'The index of the search, in small parts.',
  },
  {
    file: 'guide/tea.json',
    matches: /\.json$/,
    text: 'What the client shows of a page after a click: data, title and the HTML of the article.',
  },
  {
    file: 'guide/tea.md',
    matches: /\.md$/,
    text: 'The page as Markdown, for assistants and for "Copy page".',
  },
  {
    file: 'llms.txt',
    matches: /(?:^|\/)llms\.txt$/,
    text: 'A list of all pages of a language, for assistants.',
  },
  { file: 'llms-full.txt', matches: /(?:^|\/)llms-full\.txt$/, text: 'All pages of a language in one text.' },
  {
    file: 'sitemap.xml',
    matches: /^sitemap\.xml$/,
    text: 'All pages with languages and dates; needs `siteOrigin`.',
  },
  { file: 'robots.txt', matches: /^robots\.txt$/, text: 'Lets crawlers in, and names the sitemap.' },
  { file: 'og/*.png', matches: /^og\//, text: 'A card for links to each page; needs `siteOrigin`.' },
  {
    file: 'feeds/*',
    matches: /^feeds\//,
    text: 'RSS, Atom and JSON Feed; they need `feeds` and `siteOrigin`.',
  },
  { file: '_redirects', matches: /^_redirects$/, text: 'Old addresses, for Netlify and Cloudflare.' },
  { file: '_headers', matches: /^_headers$/, text: 'Headers of responses, for Netlify and Cloudflare.' },
];

/** Files of `docs/public`, which are copied to the output unchanged. */
const PUBLIC = /^(?:favicon|logo|errors-(?:light|dark))\.svg$/;

export const outputPage: ReferencePage = {
  name: 'output',
  write: ({ t }: Writer) =>
    page(
      t('Output files'),
      t('What a build writes into `dist`. Files of `docs/public` are copied beside them, and win.'),
      [
        table(
          [t('File'), t('What it is')],
          ROWS.map(({ file, text }) => [code(file), t(text)]),
        ),
      ],
    ),
};

/** Returns the files of an output that the page does not list. */
export function unnamedFiles(output: Pick<PluginOutput, 'files'>): string[] {
  const paths = output.files().map(({ path }) => path);
  return paths.filter((path) => !PUBLIC.test(path) && !ROWS.some(({ matches }) => matches.test(path)));
}

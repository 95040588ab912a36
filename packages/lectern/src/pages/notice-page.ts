import { basename, dirname, resolve } from 'node:path';
import type { Config } from '../config/load.ts';
import { normalize, readFrontmatter, splitFrontmatter } from '../markdown/front-matter.ts';
import { quickTitle } from '../markdown/quick-title.ts';
import { readText } from '../markdown/read-text.ts';
import { sourceFileOf } from '../routes/fallbacks.ts';
import { escapeHtml } from '../shared/escape-html.ts';
import type { Frontmatter } from '../shared/frontmatter.ts';
import { type Mistake, placeOf } from '../shared/mistake.ts';
import { mistakesHtml } from '../shared/note-html.ts';
import type { Route } from '../shared/types.ts';
import { codeFrame } from './code-frame.ts';
import type { SitePage } from './compile-page.ts';

/** Keys that a notice keeps from the page's front matter. */
const KEPT = ['draft', 'unlisted', 'redirectFrom'] as const;

/**
 * Creates a page that replaces one that cannot be shown. It says what is wrong and where. Sidebars list it under the
 * page's title. Search, feeds, the sitemap and search engines ignore it.
 *
 * @param source text of the page
 * @param isStuck true if the parser hangs on the text, so it is not called for the title
 */
export function noticePage(
  route: Route,
  source: string,
  mistakes: Mistake[],
  config: Config,
  { isStuck = false } = {},
): SitePage {
  const file = sourceFileOf(route);
  const written = frontmatterOf(source, config);
  const title = written.title || titleOf(file, source, isStuck);
  const frames = mistakes.map(({ where }) => frameHtml(where, config));
  const html = `<h1>${escapeHtml(title)}</h1>\n${mistakesHtml(mistakes, true)}\n${[...new Set(frames)].join('\n')}`;
  return {
    format: 'md',
    html,
    code: '',
    modules: [],
    packages: [],
    frontmatter: {
      ...Object.fromEntries(KEPT.flatMap((key) => (written[key] === undefined ? [] : [[key, written[key]]]))),
      title,
      search: false,
      head: [['meta', { name: 'robots', content: 'noindex' }]],
    },
    title,
    description: '',
    toc: [],
    anchors: [],
    links: [],
    images: [],
    picture: null,
    assets: [],
    deps: [],
    places: [],
    warnings: [],
    mistakes,
    isNotice: true,
  };
}

/** Returns the keys of the front matter that are valid. */
function frontmatterOf(source: string, { frontmatter: own }: Config): Frontmatter {
  const { yaml } = splitFrontmatter(normalize(source));
  const wrong = new Set<string>();
  try {
    const tell = { warn() {}, fail: (_error: unknown, key: string) => void wrong.add(key) };
    const written = yaml === null ? {} : readFrontmatter(yaml, '', { own, tell });
    return Object.fromEntries(Object.entries(written).filter(([key]) => !wrong.has(key)));
  } catch {
    return {};
  }
}

/** Returns the first heading, or else the name of the file. For an index, it is the name of its folder. */
function titleOf(file: string, source: string, isStuck: boolean): string {
  const { text } = splitFrontmatter(normalize(source));
  const heading = quickTitle(source) ?? (isStuck ? '' : readText(text, 'md').heading);
  if (heading) return heading;
  const name = basename(file).replace(/\.mdx?$/, '');
  return name === 'index' && dirname(file) !== '.' ? basename(dirname(file)) : name;
}

function frameHtml(where: string, { project }: Config): string {
  const { file, line } = placeOf(where);
  const frame = file && line ? codeFrame(resolve(project, file), line) : '';
  return (
    frame &&
    `<div class="code-block" data-lang="text"><pre class="language-text"><code>${escapeHtml(frame)}</code></pre></div>`
  );
}

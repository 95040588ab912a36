import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Config } from '../config/load.ts';
import type { SourcePage } from '../config/plugin.ts';
import { normalize, readFrontmatter, splitFrontmatter } from '../markdown/front-matter.ts';
import { quickTitle } from '../markdown/quick-title.ts';
import { readText } from '../markdown/read-text.ts';
import type { Frontmatter } from '../shared/frontmatter.ts';
import { once } from '../shared/once.ts';
import { toPosix } from './paths.ts';

/** Pages by path, with the text that was parsed. After each edit of a page, the dev server asks for all of them. */
const known = new WeakMap<Config, Map<string, { text: string; page: SourcePage }>>();

/**
 * Returns the data of a page that plugins can use before it is compiled. Its text is parsed only if they need it.
 *
 * @param path relative to the docs folder
 * @returns null for a file that no longer exists, or whose front matter cannot be read, which its compile reports
 */
export function sourcePage(path: string, config: Config): SourcePage | null {
  const pages = known.get(config) ?? new Map<string, { text: string; page: SourcePage }>();
  known.set(config, pages);
  try {
    const text = readFileSync(join(config.docsDir, path), 'utf8');
    const kept = pages.get(path);
    if (kept?.text === text) return kept.page;
    const page = toPage(path, text, config);
    pages.set(path, { text, page });
    return page;
  } catch {
    return null;
  }
}

function toPage(path: string, source: string, { docsDir, project, frontmatter: own }: Config): SourcePage {
  const { yaml, text } = splitFrontmatter(normalize(source));
  const wrong = new Set<string>();
  const tell = { warn() {}, fail: (_error: unknown, key: string) => void wrong.add(key) };
  const written = yaml === null ? {} : readFrontmatter(yaml, '', { own, tell });
  const right = Object.entries(written).filter(([key]) => !wrong.has(key));
  const frontmatter: Frontmatter = Object.fromEntries(right);
  const textParts = once(() => readText(text, path, frontmatter));
  return {
    path,
    source: toPosix(relative(project, join(docsDir, path))),
    frontmatter,
    get title() {
      return frontmatter.title || (quickTitle(text) ?? textParts().heading);
    },
    get lead() {
      return textParts().lead;
    },
  };
}

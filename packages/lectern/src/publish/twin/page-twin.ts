import type { PageData, SiteData } from '../../shared/types.ts';
import { toHref } from '../../shared/url.ts';
import { toMarkdown } from './to-markdown.ts';

export interface TwinParts {
  page: PageData;
  site: SiteData;
  /** HTML of the article. */
  article: string;
  /** HTML of the whole page: a home page consists of more than its article. */
  root: string;
  /** If it is set, addresses are absolute, so that links work wherever the text is pasted. */
  siteOrigin: string | undefined;
  /** Whether the page's Markdown has formulas. Its other dollar signs are escaped then. */
  hasMath?: boolean | undefined;
}

/** Returns the Markdown twin of a page: its content, after front matter with its title, description and URL. */
export function renderTwin({ page, site, article, root, siteOrigin, hasMath }: TwinParts): string {
  const href = toHref(page.original?.path ?? page.routePath, site);
  const url = siteOrigin ? new URL(href, siteOrigin).href : href;
  const resolve = (target: string) =>
    siteOrigin && target.startsWith('/') ? new URL(target, siteOrigin).href : target;
  const html = page.pageType === 'home' ? mainOf(root) : article;
  return `${frontMatter({ title: page.title, description: page.description, url })}\n${toMarkdown(html, resolve, hasMath)}`;
}

/** Returns front matter in YAML. JSON strings are valid in YAML. */
function frontMatter(values: Record<string, string>): string {
  const lines = Object.entries(values).flatMap(([name, value]) =>
    value ? [`${name}: ${JSON.stringify(value)}`] : [],
  );
  return ['---', ...lines, '---', ''].join('\n');
}

function mainOf(root: string): string {
  return /<main\b[^>]*>([\s\S]*)<\/main>/.exec(root)?.[1] ?? root;
}

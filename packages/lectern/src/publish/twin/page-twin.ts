import type { PageData, SiteData } from '../../shared/types.ts';
import { toHref } from '../../shared/url.ts';
import { toMarkdown } from './to-markdown.ts';

export interface TwinParts {
  page: PageData;
  site: SiteData;
  /** HTML of the article. */
  article: string;
  /** HTML of the page: a home page is more than its article. */
  root: string;
  /** With it, addresses are absolute: the text keeps its links wherever it is pasted. */
  siteOrigin: string | undefined;
  /** Formulas were read in the page's Markdown: its other dollar signs are escaped. */
  hasMath?: boolean | undefined;
}

/** The Markdown twin of a page: what it shows, below front matter that says what and where it is. */
export function renderTwin({ page, site, article, root, siteOrigin, hasMath }: TwinParts): string {
  const href = toHref(page.original?.path ?? page.routePath, site);
  const url = siteOrigin ? new URL(href, siteOrigin).href : href;
  const resolve = (target: string) =>
    siteOrigin && target.startsWith('/') ? new URL(target, siteOrigin).href : target;
  const html = page.pageType === 'home' ? mainOf(root) : article;
  return `${frontMatter({ title: page.title, description: page.description, url })}\n${toMarkdown(html, resolve, hasMath)}`;
}

/** JSON's strings are YAML's as well. */
function frontMatter(values: Record<string, string>): string {
  const lines = Object.entries(values).flatMap(([name, value]) =>
    value ? [`${name}: ${JSON.stringify(value)}`] : [],
  );
  return ['---', ...lines, '---', ''].join('\n');
}

function mainOf(root: string): string {
  return /<main\b[^>]*>([\s\S]*)<\/main>/.exec(root)?.[1] ?? root;
}

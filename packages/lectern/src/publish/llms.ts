import type { SiteData } from '../shared/types.ts';
import { twinPath, withBase } from '../shared/url.ts';
import type { Chapter } from './reading-order.ts';

export interface LlmsParts {
  site: SiteData;
  chapters: readonly Chapter[];
  /** Returns the address of a site path. It is absolute if the origin is known. */
  urlOf(path: string): string;
}

/** Returns the `llms.txt` of an edition (llmstxt.org): what the site is, and links to the Markdown of each page. */
export function llmsIndex({ site, chapters, urlOf }: LlmsParts): string {
  const prefix = site.locales.find(({ edition }) => edition === site.edition)?.prefix ?? '';
  const others = site.locales.filter(({ edition }) => edition !== site.edition);
  const lines = [
    `# ${site.title}`,
    ...(site.description ? ['', `> ${site.description}`] : []),
    '',
    `- [llms-full.txt](${urlOf(`${prefix}/llms-full.txt`)})`,
    ...others.map(({ label, version, prefix }) => {
      const name = [label, version].filter(Boolean).join(' ');
      return `- [${name}](${urlOf(`${prefix}/llms.txt`)})`;
    }),
  ];
  for (const { title, pages } of chapters) {
    lines.push('', `## ${title || site.title}`, '');
    for (const { title, routePath, description } of pages) {
      const link = `- [${title || routePath}](${urlOf(twinPath(routePath))})`;
      lines.push(description ? `${link}: ${description}` : link);
    }
  }
  return `${lines.join('\n')}\n`;
}

/** Returns the URL of a file of the site with base. It is absolute if the site's origin is known. */
export function fileUrl(path: string, base: string, origin: string | undefined): string {
  const href = encodeURI(withBase(base, path));
  return origin ? new URL(href, origin).href : href;
}

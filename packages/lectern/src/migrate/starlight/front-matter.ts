import { posix } from 'node:path';
import type { Page } from '../page.ts';
import { isRecord, only, type Settings, textAt } from '../their-config.ts';
import { headTag, publicFile } from './config.ts';
import type { StarSite } from './pages.ts';

/** Translates Starlight front matter to that of Lectern. */
export function frontMatter(page: Page, site: StarSite): void {
  const { front } = page;
  const { data } = front;
  if (isRecord(data.hero) && data.pageType === undefined) {
    front.set('hero', heroOf(data.hero, String(data.title ?? ''), page, site));
    front.set('pageType', 'home', 'template');
  } else if (data.template === 'splash') {
    front.set('sidebar', false, 'template');
    if (data.tableOfContents === undefined) front.set('outline', false);
  } else if ('template' in data) front.remove('template');
  switches(page, site);
  if (Array.isArray(data.head) && data.head.some(isRecord)) {
    const tags = data.head
      .filter(isRecord)
      .filter(({ tag }) => tag !== 'title')
      .map(headTag);
    if (tags.length > 0) front.set('head', tags);
    else front.remove('head');
  }
  if ('banner' in data) {
    front.remove('banner');
    site.report.add(
      'frontmatter',
      page.where(front.offsetOf('banner')),
      'banner: a note begins the page with its text.',
    );
  }
  if ('slug' in data) front.remove('slug');
  neighbours(page);
}

/** Translates keys that turn features off. Keys that turn a feature on are removed, since that is the default. */
function switches(page: Page, { report }: StarSite): void {
  const { front } = page;
  const { data } = front;
  if (data.tableOfContents === false) front.set('outline', false, 'tableOfContents');
  else if ('tableOfContents' in data) front.remove('tableOfContents');
  if (data.pagefind === false) front.set('search', false, 'pagefind');
  else if ('pagefind' in data) front.remove('pagefind');
  if (data.lastUpdated !== false && 'lastUpdated' in data) front.remove('lastUpdated');
  if (data.editUrl === false) front.set('editLink', false, 'editUrl');
  else if ('editUrl' in data) {
    front.remove('editUrl');
    report.add('frontmatter', page.where(front.offsetOf('editUrl')), 'editUrl');
  }
}

function neighbours({ front }: Page): void {
  for (const key of ['prev', 'next'] as const) {
    const written = front.data[key];
    if (isRecord(written) && 'label' in written)
      front.set(key, only({ text: written.label, link: written.link }));
  }
}

function heroOf(hero: Settings, title: string, page: Page, site: StarSite): Settings {
  const actions = Array.isArray(hero.actions) ? hero.actions.filter(isRecord) : [];
  return only({
    name: plain(textAt(hero, 'title') ?? title),
    tagline: textAt(hero, 'tagline') && plain(textAt(hero, 'tagline') ?? ''),
    image: imageOf(hero.image, page, site),
    actions:
      actions.length > 0
        ? actions.map(({ text, link, variant }) => ({
            text: String(text),
            link: String(link),
            theme: variant === undefined || variant === 'primary' ? 'brand' : 'alt',
          }))
        : undefined,
  });
}

function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function imageOf(image: unknown, page: Page, site: StarSite): Settings | undefined {
  const of = (key: string) => {
    const path = textAt(image, key);
    return path === undefined ? undefined : publicFile(site, path, posix.dirname(page.file));
  };
  const [file, light, dark] = [of('file'), of('light'), of('dark')];
  const src = light && dark ? { light, dark } : (file ?? light ?? dark);
  if (!src) {
    if (isRecord(image))
      site.report.add(
        'frontmatter',
        page.where(page.front.offsetOf('hero')),
        'hero.image is HTML, or is not there.',
      );
    return undefined;
  }
  return only({ src, alt: textAt(image, 'alt') });
}

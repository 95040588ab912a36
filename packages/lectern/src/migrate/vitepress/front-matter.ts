import { Parser } from 'htmlparser2';
import type { Page } from '../page.ts';
import type { Report } from '../report.ts';
import { isRecord, only, textAt } from '../their-config.ts';

/**
 * Translates VitePress front matter to that of Lectern.
 *
 * @param drawn hero for a home page that a component rendered
 */
export function frontMatter(page: Page, report: Report, drawn: Record<string, unknown> | null): void {
  const { front } = page;
  const { data } = front;
  if (drawn) {
    front.set('hero', drawn);
    front.set('pageType', 'home', 'layout');
  } else layout(page);
  if (isRecord(data.hero)) front.set('hero', heroOf(data.hero));
  if (Array.isArray(data.features)) {
    const features = data.features.filter(isRecord);
    front.set('features', features.map(featureOf));
    for (const { icon } of features.filter((feature) => isMarkup(feature.icon))) {
      const text = `features: the icon ${String(icon).trim()} was left out. Write an emoji, the path of an image or an SVG.`;
      report.add('frontmatter', page.where(front.offsetOf('features')), text);
    }
  }
  front.remove('aside');
  if (data.aside === false) front.set('outline', false, 'aside');
  else if (typeof data.outline !== 'boolean') front.remove('outline');
  for (const key of ['footer', 'navbar', 'sidebar'] as const) {
    if (key in data && typeof data[key] !== 'boolean' && !isRecord(data[key])) front.remove(key);
  }
  for (const key of ['pageClass', 'titleTemplate', 'markdownStyles', 'isHome']) {
    if (!(key in data)) continue;
    front.remove(key);
    report.add('frontmatter', page.where(front.offsetOf(key)), `${key}: ${String(data[key])}`);
  }
}

function layout({ front }: Page): void {
  const { data } = front;
  if (!('layout' in data)) return;
  const isHome = data.layout === 'home' && (isRecord(data.hero) || Array.isArray(data.features));
  if (isHome) front.set('pageType', 'home', 'layout');
  else if (data.layout === false) front.set('pageType', 'blank', 'layout');
  else {
    front.remove('layout');
    // A page without sidebar and outline. A custom layout component becomes a normal page.
    if (data.layout === 'page') {
      if (data.sidebar === undefined) front.set('sidebar', false);
      if (data.outline === undefined && data.aside === undefined) front.set('outline', false);
    }
  }
}

function heroOf(hero: Record<string, unknown>): Record<string, unknown> {
  const actions = Array.isArray(hero.actions) ? hero.actions.filter(isRecord) : [];
  return only({
    name: wordsIn(hero.name),
    text: wordsIn(hero.text),
    tagline: wordsIn(hero.tagline),
    image: imageOf(hero.image),
    actions:
      actions.length > 0
        ? actions.map((action) => ({
            theme: action.theme === 'brand' || action.theme === undefined ? 'brand' : 'alt',
            text: wordsIn(action.text) ?? '',
            link: String(action.link ?? ''),
          }))
        : undefined,
  });
}

function imageOf(image: unknown): Record<string, unknown> | undefined {
  if (typeof image === 'string') return { src: image };
  if (!isRecord(image)) return undefined;
  const { light, dark } = image;
  const src = textAt(image, 'src') ?? (light && dark ? { light, dark } : undefined);
  return src ? only({ src, alt: textAt(image, 'alt') }) : undefined;
}

function featureOf(feature: Record<string, unknown>): Record<string, unknown> {
  const { icon } = feature;
  return only({
    icon: typeof icon === 'string' && !isMarkup(icon) ? icon : (textAt(icon, 'src') ?? textAt(icon, 'light')),
    title: wordsIn(feature.title) ?? '',
    details: wordsIn(feature.details) ?? '',
    link: textAt(feature, 'link'),
  });
}

/** Checks for an element whose icon comes from the styles of the old theme. */
function isMarkup(icon: unknown): boolean {
  return typeof icon === 'string' && /^\s*<(?!svg\b)/.test(icon);
}

/** Returns the text content of a string that VitePress renders as HTML. */
function wordsIn(html: unknown): string | undefined {
  if (html === undefined || html === null) return undefined;
  const words: string[] = [];
  const parser = new Parser({
    ontext: (text) => void words.push(text),
    onopentagname: (name) => void words.push(name === 'br' ? ' ' : ''),
  });
  parser.end(String(html));
  return words.join('').trim();
}

import { posix } from 'node:path';
import type { UserConfig } from '../../config/schema.ts';
import { type HeadTag, isHeadTag } from '../../shared/head-tag.ts';
import type { Files } from '../files.ts';
import { isAbsoluteUrl } from '../links.ts';
import { socialLink } from '../social.ts';
import {
  at,
  isRecord,
  listAt,
  only,
  recordAt,
  type Settings,
  type TheirSettings,
  textAt,
} from '../their-config.ts';
import { hasTranslations, starSidebar } from './sidebar.ts';
import type { StarPage } from './tree.ts';

type Theme = NonNullable<UserConfig['themeConfig']>;

export interface Language {
  /** Language folder; empty for the language at the root. */
  folder: string;
  lang: string;
  label: string;
  tag: string;
}

/** Returns the languages in the order of the config; none if it lists none. */
export function languagesOf(star: Settings): Language[] {
  const locales = Object.entries(recordAt(star, 'locales')).filter((entry): entry is [string, Settings] =>
    isRecord(entry[1]),
  );
  return locales.map(([name, locale]) => {
    const tag = textAt(locale, 'lang') ?? name;
    const folder = name === 'root' ? '' : name;
    return {
      folder,
      lang: folder || (tag.split('-')[0] ?? 'en').toLowerCase(),
      label: textAt(locale, 'label') ?? name,
      tag,
    };
  });
}

export interface StarParts {
  /** Config of Astro, and the options of Starlight. */
  settings: TheirSettings;
  star: Settings;
  root: string;
  pages: readonly StarPage[];
  files: Files;
}

export function starlightConfig(parts: StarParts): UserConfig {
  const { settings, star, root, pages } = parts;
  const { data } = settings;
  const languages = languagesOf(star);
  const named = textAt(star, 'defaultLocale');
  const first = languages.find(({ folder }) => folder === '' || folder === named) ?? languages[0];
  const site = textAt(data, 'site');
  const redirects = redirectsOf(data, pages);
  const lang = first?.lang ?? 'en';
  return only<UserConfig>({
    root,
    base: textAt(data, 'base') === '/' ? undefined : textAt(data, 'base'),
    outDir: posix.normalize(textAt(data, 'outDir') ?? 'dist').replace(/^dist$/, '') || undefined,
    siteOrigin: site?.startsWith('http') ? new URL(site).origin : undefined,
    title: titleOf(star, lang),
    description: textAt(star, 'description'),
    icon: textAt(star, 'favicon') ?? undefined,
    logo: logoOf(parts),
    logoText: star.logo && at(star, 'logo.replacesTitle') !== true ? titleOf(star, lang) : undefined,
    lang: lang === 'en' ? undefined : lang,
    locales: languages.length > 1 ? languages.map((language) => localeOf(language, star)) : undefined,
    head: headOf(star),
    redirects: Object.keys(redirects).length > 0 ? redirects : undefined,
    themeConfig: themeOf(parts, languages),
  });
}

function localeOf(
  { lang, label, tag }: Language,
  star: Settings,
): NonNullable<UserConfig['locales']>[number] {
  const title = textAt(star, `title.${tag}`);
  return { lang, label, ...only({ tag: tag === lang ? undefined : tag, title }) };
}

function titleOf(star: Settings, lang: string): string | undefined {
  const { title } = star;
  if (typeof title === 'string') return title;
  return isRecord(title) ? String(title[lang] ?? Object.values(title)[0] ?? '') : undefined;
}

/** Copies a source file to the public folder and returns its public path. */
export function publicFile(
  { files, root }: Pick<StarParts, 'files' | 'root'>,
  path: string,
  from = '',
): string | undefined {
  if (/^https?:/.test(path)) return path;
  const file =
    path.startsWith('~/') || path.startsWith('@/')
      ? `src/${path.slice(2)}`
      : path.startsWith('/')
        ? path.slice(1)
        : posix.join(from, path);
  if (!files.exists(file)) return path.startsWith('/') && files.exists(`public${path}`) ? path : undefined;
  const name = posix.basename(file);
  files.copy(file, `${root}/public/${name}`);
  return `/${name}`;
}

function logoOf(parts: StarParts): UserConfig['logo'] {
  const { star } = parts;
  const of = (key: string) => {
    const path = textAt(star, `logo.${key}`);
    return path === undefined ? undefined : publicFile(parts, path);
  };
  const [src, light, dark] = [of('src'), of('light'), of('dark')];
  return light && dark ? { light, dark } : (src ?? light);
}

function headOf(star: Settings): HeadTag[] | undefined {
  const tags = listAt(star, 'head').filter(isRecord).map(headTag).filter(isHeadTag);
  return tags.length > 0 ? tags : undefined;
}

/** Converts `{ tag, attrs, content }` to Lectern's format. */
export function headTag({ tag, attrs, content }: Settings): unknown[] {
  return [tag, attrs ?? {}, ...(typeof content === 'string' && content ? [content] : [])];
}

function redirectsOf(data: Settings, pages: readonly StarPage[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [from, to] of Object.entries(recordAt(data, 'redirects'))) {
    const target = typeof to === 'string' ? to : textAt(to, 'destination');
    if (target && !/[[\]*]/.test(from)) found[asPath(from)] = isAbsoluteUrl(target) ? target : asPath(target);
  }
  for (const { oldRoute, slug, lang } of pages) {
    if (oldRoute !== null) found[oldRoute] = `/${[lang, slug].filter(Boolean).join('/')}`;
  }
  return found;
}

/** Adds a leading slash, which is optional in Astro paths. */
function asPath(path: string): string {
  return `/${path.replace(/^\/+|\/+$/g, '')}`;
}

function themeOf(
  { star, root, pages, settings }: StarParts,
  languages: readonly Language[],
): Theme | undefined {
  const { sidebar } = star;
  const edit = textAt(star, 'editLink.baseUrl');
  const social = socialsOf(star);
  const locales = languages.flatMap(({ lang, tag, folder }) =>
    folder !== '' && hasTranslations(sidebar, tag)
      ? [{ lang, sidebar: { '/': starSidebar(sidebar, { pages, tag }) } }]
      : [],
  );
  const outline = at(star, 'tableOfContents');
  return only<Theme>({
    sidebar: { '/': starSidebar(sidebar, { pages, tag: null }) },
    socialLinks:
      social.length > 0
        ? social.map((link) => socialLink(link, (text) => settings.tell('social', text)))
        : undefined,
    editLink: edit ? { docRepoBaseUrl: `${edit.replace(/\/$/, '')}/${root}` } : undefined,
    lastUpdated: at(star, 'lastUpdated') === true ? true : undefined,
    outline: outline === false ? false : undefined,
    search: isSearched(star) ? undefined : false,
    locales: locales.length > 0 ? locales : undefined,
  });
}

/** Checks whether the site has a search. Without Pagefind it may have its own, which Lectern's search replaces. */
function isSearched(star: Settings): boolean {
  const plugins = listAt(star, 'plugins').length > 0;
  return at(star, 'pagefind') !== false || plugins || at(star, 'components.Search') !== undefined;
}

/** Returns the social links: a list since Starlight 0.33, a record before. */
function socialsOf(star: Settings): { icon: unknown; href: string }[] {
  const { social } = star;
  if (Array.isArray(social))
    return social.filter(isRecord).map(({ icon, href }) => ({ icon, href: String(href) }));
  return isRecord(social) ? Object.entries(social).map(([icon, href]) => ({ icon, href: String(href) })) : [];
}

const NO_COUNTERPART: Record<string, string> = {
  customCss: 'Import your styles in theme/index.tsx: see "Theming" in the handbook.',
  components: 'Components of Astro do not run here: see "Theming" in the handbook.',
  expressiveCode: 'Code is colored with Prism; @lectern/plugin-shiki has the grammars of Shiki.',
  routeMiddleware: 'A plugin of your own can do that: see "Plugins" in the handbook.',
  plugins: 'Plugins of Starlight do not run here: see "Plugins" in the handbook.',
};

export function tellOfOthers({ star, settings }: StarParts): void {
  for (const [key, message] of Object.entries(NO_COUNTERPART)) {
    const value = star[key];
    if (value === undefined || value === false || (Array.isArray(value) && value.length === 0)) continue;
    settings.tell(key, message, key === 'plugins' ? 'plugin' : 'setting');
  }
  for (const key of ['vite', 'markdown', 'adapter', 'experimental']) {
    if (at(settings.raw, key) !== undefined) settings.tell(key, 'A setting of Astro: it was not taken over.');
  }
}

import type { UserConfig } from '../../config/schema.ts';
import type { Call } from '../config/stubs.ts';
import { at, isRecord, listAt, pluginCalls, type TheirSettings, textAt } from '../their-config.ts';

/** Plugins whose features Lectern has built in, or has its own plugins for. */
const COUNTERPARTS: Record<string, string> = {
  '@rspress/plugin-sitemap': '',
  '@rspress/plugin-llms': '',
  '@rspress/plugin-last-updated': '',
  '@rspress/plugin-medium-zoom': '',
  '@rspress/plugin-shiki': 'Code is colored with Prism; add @lectern/plugin-shiki for its grammars.',
  '@rspress/plugin-algolia': 'Search is local; themeConfig.search takes a service of your own.',
  '@rspress/plugin-twoslash': 'Types on hover come from @lectern/plugin-hover.',
  '@rspress/plugin-typedoc': 'Reference pages come from @lectern/plugin-api.',
  '@rspress/plugin-api-docgen': 'Reference pages come from @lectern/plugin-api.',
  'rspress-plugin-mermaid': 'Add @lectern/plugin-mermaid.',
  'rspress-plugin-katex': 'Add @lectern/plugin-math.',
  'rspress-plugin-file-tree': '',
  'rspress-plugin-font-open-sans': '',
  'rsbuild-plugin-open-graph': '',
  'rspress-plugin-og': '',
  '@rsbuild/plugin-sass': '',
  '@rsbuild/plugin-react': '',
};

/** Migrates the options of plugins, and reports plugins without a counterpart. */
export function takePlugins(
  config: UserConfig,
  { raw, tell }: TheirSettings,
  pkg: Record<string, unknown>,
): void {
  const calls = [
    ...pluginCalls(at(raw, 'plugins')).map((call) => ({ ...call, path: 'plugins' })),
    ...pluginCalls(at(raw, 'builderConfig.plugins')).map((call) => ({
      ...call,
      path: 'builderConfig.plugins',
    })),
  ];
  for (const call of calls) {
    if (call.pkg === '@rspress/plugin-client-redirects') takeRedirects(config, call, tell);
    else if (call.pkg === '@rspress/plugin-rss') takeFeeds(config, call);
    else tellOf(call, tell);
  }
  const origin = originOf(config, raw, calls) ?? homepageOf(pkg);
  if (origin) config.siteOrigin = origin;
}

function tellOf({ pkg, name, path }: Call & { path: string }, tell: TheirSettings['tell']): void {
  const counterpart = COUNTERPARTS[pkg];
  if (counterpart === '') return;
  tell(path, counterpart ? `${pkg}: ${counterpart}` : `${name} of ${pkg} has no counterpart.`, 'plugin');
}

/** Migrates redirects. Those with regular expressions do not have a single address, and are reported. */
function takeRedirects(config: UserConfig, { args }: Call, tell: TheirSettings['tell']): void {
  for (const entry of listAt(args[0], 'redirects')) {
    const to = textAt(entry, 'to');
    for (const from of [at(entry, 'from')].flat()) {
      const plain = typeof from === 'string' ? from.replace(/^\^|\$$/g, '') : '';
      if (to && plain.startsWith('/') && !/[*+?()[\]{}|\\^$]/.test(plain)) {
        config.redirects = { ...config.redirects, [plain]: to };
      } else
        tell('plugins', `The redirect from ${String(from)} is a pattern: write each address in "redirects".`);
    }
  }
}

/** Adds a feed for each folder that had a feed in Rspress. */
function takeFeeds(config: UserConfig, { args }: Call): void {
  const [options] = args;
  for (const feed of [at(options, 'feed')].flat().filter(isRecord)) {
    const folder = textAt(feed, 'test')?.replace(/^\/|\/$/g, '');
    const langs = (config.locales ?? []).map(({ lang }) => lang);
    const own = folder
      ?.split('/')
      .filter((part, index) => index > 0 || !langs.includes(part))
      .join('/');
    const feeds = config.feeds ?? [];
    if (own && !feeds.some((known) => known.folder === own)) config.feeds = [...feeds, { folder: own }];
  }
}

function originOf(config: UserConfig, raw: unknown, calls: readonly Call[]): string | undefined {
  const [first] = [
    textAt(raw, 'siteOrigin'),
    ...calls.flatMap(({ args }) => ['siteUrl', 'url', 'domain'].map((key) => textAt(args[0], key))),
  ].filter((url) => url !== undefined && /^https?:\/\//.test(url));
  return first === undefined ? config.siteOrigin : new URL(first).origin;
}

function homepageOf({ homepage }: Record<string, unknown>): string | undefined {
  if (typeof homepage !== 'string' || !/^https?:\/\//.test(homepage)) return undefined;
  const { origin, hostname } = new URL(homepage);
  return /(?:^|\.)(?:github\.com|gitlab\.com|npmjs\.com|bitbucket\.org)$/.test(hostname) ? undefined : origin;
}

import { at, isRecord, type TheirSettings } from '../their-config.ts';

/** Settings that are migrated, that Lectern does by default, or that only concern Rspress itself. */
const DONE = new Set(
  `root base outDir title description icon logo logoText lang locales multiVersion head route markdown themeConfig plugins
  builderConfig siteOrigin ssg llms logLevel languageParity mediumZoom search i18nSourcePath`.split(/\s+/),
);
const DONE_THEME = new Set(
  `nav sidebar socialLinks darkMode lastUpdated outline enableScrollToTop enableContentAnimation hideNavbar locales
  outlineTitle prevPageText nextPageText lastUpdatedText searchPlaceholderText footer editLink search searchNoResultsText
  searchSuggestedQueryText overview selectedLang enableAppearanceAnimation localeRedirect`.split(/\s+/),
);
const DONE_MARKDOWN = new Set(
  `showLineNumbers defaultWrapCode checkDeadLinks link shiki codeHighlighter highlightLanguages mdxRs`.split(
    /\s+/,
  ),
);
const DONE_BUILDER = new Set(
  `plugins dev server source resolve html splitChunks performance output tools`.split(/\s+/),
);

/** Reports every other setting. */
export function tellOfOthers({ raw, tell }: TheirSettings): void {
  const others = (path: string, done: ReadonlySet<string>) => {
    const part = path === '' ? raw : at(raw, path);
    if (!isRecord(part)) return;
    for (const key of Object.keys(part)) {
      if (!done.has(key) && part[key] !== undefined)
        tell(path ? `${path}.${key}` : key, 'It was not taken over.');
    }
  };
  others('', DONE);
  others('themeConfig', DONE_THEME);
  others('markdown', DONE_MARKDOWN);
  others('builderConfig', DONE_BUILDER);
  for (const path of [
    'builderConfig.source.define',
    'builderConfig.tools',
    'builderConfig.source.preEntry',
  ]) {
    if (at(raw, path) !== undefined) tell(path, 'Write it for Vite, in "vite" of lectern.config.ts.');
  }
}

import { languageOf, scriptOf } from '../shared/language.ts';

/** A language of a site, with the properties that the stylesheet needs. */
export interface SiteLanguage {
  /** BCP 47 tag. */
  tag: string;
  dir?: 'rtl';
  /** Label for links that open in a new tab. */
  opensInNewTab: string;
}

/** The stylesheet whose content is `languageCss`. */
export const LANGUAGE_CSS = 'theme/languages/words.css';

const LATIN =
  '-apple-system, "Segoe UI Variable Text", "Segoe UI", Roboto, "Adwaita Sans", Cantarell, "Helvetica Neue", Arial';
const LATIN_MONO = 'ui-monospace, SFMono-Regular, Menlo, "Cascadia Code", Consolas, "Liberation Mono"';

/** Fonts after the Latin ones: the same characters look different in each of these languages. */
const EASTERN: Record<string, { text: string; mono: string }> = {
  'zh-Hans': {
    text: '"PingFang SC", "Hiragino Sans GB", "Microsoft YaHei UI", "Microsoft YaHei", "Noto Sans CJK SC", "Source Han Sans SC"',
    mono: '"PingFang SC", "Microsoft YaHei", "Noto Sans Mono CJK SC", "Source Han Sans SC"',
  },
  'zh-Hant': {
    text: '"PingFang TC", "Hiragino Sans CNS", "Microsoft JhengHei UI", "Microsoft JhengHei", "Noto Sans CJK TC", "Source Han Sans TC"',
    mono: '"PingFang TC", "Microsoft JhengHei", "Noto Sans Mono CJK TC", "Source Han Sans TC"',
  },
  ja: {
    text: '"Hiragino Sans", "Hiragino Kaku Gothic ProN", "Noto Sans JP", "Yu Gothic UI", Meiryo, "Noto Sans CJK JP", "Source Han Sans JP"',
    mono: '"Hiragino Sans", "BIZ UDGothic", "Yu Gothic UI", "Noto Sans Mono CJK JP", "Source Han Sans JP"',
  },
  ko: {
    text: '"Apple SD Gothic Neo", "Noto Sans KR", "Malgun Gothic", "Noto Sans CJK KR", "Source Han Sans KR"',
    mono: '"Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans Mono CJK KR", "Source Han Sans KR"',
  },
};

/** The language whose fonts `tokens.css` uses. */
const DEFAULT = 'zh-Hans';

/** Returns the code of a module that imports only the files that the languages of a site need. */
export function languagesCode(languages: readonly SiteLanguage[], browserDir: string): string {
  const names = new Set(languages.map(({ tag }) => languageOf(tag)));
  const files = [
    LANGUAGE_CSS,
    ...['zh', 'ja', 'ko'].filter((name) => names.has(name)).map((name) => `theme/languages/${name}.css`),
    ...(languages.some(({ dir }) => dir) ? ['theme/languages/rtl.css', 'theme/languages/rtl.js'] : []),
  ];
  return files.map((file) => `import ${JSON.stringify(browserDir + file)};`).join('\n');
}

/** Returns the styles that depend on the site's languages. */
export function languageCss(languages: readonly SiteLanguage[]): string {
  const words = languages.map((language, index) => newTabRule(language, index === 0));
  const fonts = fontRules(languages);
  const layers = [`@layer lectern.prose {\n${words.join('\n')}\n}`];
  if (fonts.length > 0) layers.unshift(`@layer lectern.base {\n${fonts.join('\n')}\n}`);
  return `${layers.join('\n\n')}\n`;
}

/** Returns the rule for links that open in a new tab. Screen readers read the text after the slash. */
function newTabRule({ tag, opensInNewTab }: SiteLanguage, isDefault: boolean): string {
  const lang = isDefault ? '' : `:lang(${tag})`;
  const text = JSON.stringify(` (${opensInNewTab})`);
  return `.prose a[target="_blank"]${lang}:not(:has(> .sr-only))::after { content: "\\2060" / ${text}; }`;
}

/**
 * Returns the fonts by language, for elements with a `lang` attribute: pages, untranslated texts, names of languages.
 */
function fontRules(languages: readonly SiteLanguage[]): string[] {
  const eastern = languages.flatMap(({ tag }) => {
    const name = EASTERN[languageOf(tag)] ? languageOf(tag) : `${languageOf(tag)}-${scriptOf(tag)}`;
    const fonts = EASTERN[name];
    return fonts ? [{ tag, name, ...fonts }] : [];
  });
  if (eastern.every(({ name }) => name === DEFAULT)) return [];
  return eastern.flatMap(({ tag, text, mono }) => [
    `[lang]:lang(${tag}) { --lectern-font: ${LATIN}, ${text}, ui-sans-serif, system-ui, sans-serif; --lectern-mono: ${LATIN_MONO}, ${mono}, monospace; font-family: var(--lectern-font); }`,
    `:root:not([data-heading-font="none"]) [lang]:lang(${tag}) { --lectern-heading: "Lectern Heading", "Lectern Heading Fallback", var(--lectern-font); }`,
  ]);
}

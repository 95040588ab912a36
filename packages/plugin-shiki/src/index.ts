import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { assertOptions, DocsError, type LecternPlugin } from 'lectern';
import {
  bundledLanguagesInfo,
  bundledThemesInfo,
  createHighlighterCoreSync,
  createJavaScriptRegexEngine,
} from 'shiki';

export interface ShikiOptions {
  /** Themes of Shiki for the light and the dark theme of the site. */
  themes?: { light: string; dark: string };
}

/** Default themes. All of their colors have the contrast that WCAG requires. */
const THEMES = { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' };

const require = createRequire(import.meta.url);
const { version }: { version: string } = require('../package.json');

/** Files of grammars, by the names and aliases of their languages. */
const FILES = new Map(
  bundledLanguagesInfo.flatMap(({ id, aliases = [] }) => [id, ...aliases].map((name) => [name, id] as const)),
);

/**
 * Colors code with Shiki instead of Prism. A grammar is loaded when the first block needs it.
 *
 * @throws DocsError for a theme that Shiki does not have
 */
export function shiki(options: ShikiOptions = {}): LecternPlugin {
  assertOptions(options, ['themes'], 'shiki()');
  const { themes = THEMES } = options;
  assertOptions(themes, ['light', 'dark'], '"themes" of shiki()');
  for (const theme of Object.values(themes)) assertTheme(theme);
  let highlight: ReturnType<typeof createHighlight> | undefined;
  return {
    name: 'shiki',
    version,
    styles: [
      { file: fileURLToPath(new URL('../theme/shiki.css', import.meta.url)), usedBy: /class="shiki"/ },
    ],
    markdown: () => ({
      // Created only in the workers that color code.
      highlight(code, lang) {
        highlight ??= createHighlight(themes);
        return highlight(code, lang);
      },
    }),
  };
}

function assertTheme(theme: string): void {
  const names = bundledThemesInfo.map(({ id }) => id);
  if (names.includes(theme)) return;
  throw new DocsError(`Shiki has no theme "${theme}".`, { hint: `It has ${names.join(', ')}.` });
}

function createHighlight(themes: { light: string; dark: string }) {
  const load = (path: string) => require(path).default;
  const highlighter = createHighlighterCoreSync({
    themes: [...new Set(Object.values(themes))].map((name) => load(`@shikijs/themes/${name}`)),
    langs: [],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  return (code: string, lang: string): string[] | null => {
    const name = FILES.get(lang);
    if (!name) return null;
    if (!highlighter.getLoadedLanguages().includes(name)) {
      highlighter.loadLanguageSync(load(`@shikijs/langs/${name}`));
    }
    const { tokens } = highlighter.codeToTokens(code, { lang: name, themes, defaultColor: false });
    return tokens.map((line) => line.map(toHtml).join(''));
  };
}

interface Token {
  content: string;
  htmlStyle?: Record<string, string>;
}

/** Returns a token with both of its colors. White space has none. */
function toHtml({ content, htmlStyle = {} }: Token): string {
  const text = content.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
  const { '--shiki-light': light, '--shiki-dark': dark } = htmlStyle;
  if (!light || !dark || content.trim() === '') return text;
  return `<span class="shiki" style="--light:${light};--dark:${dark}">${text}</span>`;
}

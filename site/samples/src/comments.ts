/** Syntax of comments and strings in a language. */
interface Syntax {
  /** One alternative per kind of token. The group `comment` matches comments, the group `string` matches strings. */
  tokens: RegExp;
}

const C_LIKE: Syntax = {
  tokens:
    /(?<comment>\/\/[^\n]*|\/\*[\s\S]*?\*\/)|(?<string>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\[\s\S]|[^`\\])*`)/g,
};
const CSS: Syntax = {
  tokens: /(?<comment>\/\*[\s\S]*?\*\/)|(?<string>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')/g,
};
const HASH: Syntax = {
  tokens: /(?<comment>(?<=^|\s)#[^\n]*)|(?<string>"(?:\\.|[^"\\\n])*"|'[^'\n]*')/gm,
};
const HTML: Syntax = {
  tokens:
    /(?<comment><!--[\s\S]*?-->|\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*)|(?<string>"[^"\n]*"|'[^'\n]*'|`[^`]*`)/gm,
};

function syntaxOf(language: string): Syntax {
  if (/^(?:css)$/.test(language)) return CSS;
  if (/^(?:bash|sh|shell|yaml|yml|toml|ini|env|text|txt|)$/.test(language)) return HASH;
  if (/^(?:html|vue|svelte|xml|svg|md|mdx|ejs|pug)$/.test(language)) return HTML;
  return C_LIKE;
}

type Groups = Record<string, string | undefined>;

/**
 * Splits code into the part that must be the same in every language, and its strings in order. Comments are removed.
 */
export function codeAndStrings(text: string, language: string): { code: string; strings: string[] } {
  const strings: string[] = [];
  const { tokens } = syntaxOf(language);
  const code = text.replace(tokens, (token, ...rest) => {
    if ((rest.at(-1) as Groups).comment !== undefined) return '';
    strings.push(token);
    return '""';
  });
  return {
    code: code
      .replace(/[ \t]+$/gm, '')
      .replace(/\n{2,}/g, '\n')
      .trim(),
    strings,
  };
}

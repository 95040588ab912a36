/** How a language writes comments and strings. */
interface Syntax {
  /** One alternative per kind of token; comments in the group `comment`, strings in `string`. */
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

/** Code in three: what must be the same in every language, and the strings in their order. */
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

/**
 * Scopes the styles of a component to its own elements, which have the attribute `data-astro`. The attribute is added
 * to every part of a selector that is not in `:global()`. https://docs.astro.build/en/guides/styling/#scoped-styles
 */
export function scopedCss(css: string, scope: string): string {
  return blocks(css, `[data-astro='${scope}']`).trim();
}

/** At-rules whose blocks contain rules. */
const GROUP = /^@(?:media|supports|container|layer|scope|starting-style)\b/;

function blocks(css: string, attribute: string): string {
  let result = '';
  let at = 0;
  for (;;) {
    const open = indexOf(css, '{', at);
    if (open === -1) return result + css.slice(at);
    const close = closing(css, open);
    const [statements, prelude] = lastStatement(css.slice(at, open));
    const body = css.slice(open + 1, close);
    result += statements;
    if (GROUP.test(prelude.trim())) result += `${prelude}{${blocks(body, attribute)}}`;
    else if (prelude.trim().startsWith('@')) result += `${prelude}{${body}}`;
    else result += `${scopedSelectors(prelude, attribute)}{${body}}`;
    at = close + 1;
  }
}

/** Splits off `@import …;` and comments before a selector, which are kept unchanged. */
function lastStatement(text: string): [string, string] {
  const end =
    Math.max(text.lastIndexOf(';'), text.lastIndexOf('*/') === -1 ? -1 : text.lastIndexOf('*/') + 1) + 1;
  return [text.slice(0, end), text.slice(end)];
}

function scopedSelectors(prelude: string, attribute: string): string {
  const [, before = '', selectors = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(prelude) ?? [];
  const parts = split(selectors, /,/).map((selector) => scopedSelector(selector, attribute));
  return before + parts.join(',') + after;
}

function scopedSelector(selector: string, attribute: string): string {
  const compounds = split(selector, /[\s>+~]/, true);
  return compounds
    .map((part) => {
      if (/^[\s>+~]*$/.test(part)) return part;
      if (/^(?::root|html|body|:host)\b/.test(part)) return part;
      const bare = withoutGlobal(part);
      if (part.startsWith(':global(')) return bare;
      const pseudo = split(bare, /:/, true)[0] ?? '';
      return pseudo === '*'
        ? `${attribute}${bare.slice(1)}`
        : `${pseudo}${attribute}${bare.slice(pseudo.length)}`;
    })
    .join('');
}

/** Removes `:global()`: `:global(a:not(.b))` becomes `a:not(.b)`. */
function withoutGlobal(part: string): string {
  const start = part.indexOf(':global(');
  if (start === -1) return part;
  const open = start + ':global('.length;
  let depth = 1;
  let end = open;
  while (end < part.length && depth > 0) {
    if (part[end] === '(') depth++;
    if (part[end] === ')') depth--;
    end++;
  }
  return part.slice(0, start) + part.slice(open, end - 1) + withoutGlobal(part.slice(end));
}

/** Splits a text outside of brackets and strings. Keeps the separators as parts if requested. */
function split(text: string, at: RegExp, keep = false): string[] {
  const parts = [''];
  let depth = 0;
  for (const char of text) {
    if (/[([]/.test(char)) depth++;
    if (/[)\]]/.test(char)) depth--;
    const last = parts.length - 1;
    if (depth > 0 || !at.test(char)) parts[last] += char;
    else if (keep) parts.push(char, '');
    else parts.push('');
  }
  return parts;
}

/** Returns the index of a character outside of comments and strings. */
function indexOf(css: string, sign: string, from: number): number {
  const pattern = /\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{}]/g;
  pattern.lastIndex = from;
  for (let match = pattern.exec(css); match; match = pattern.exec(css))
    if (match[0] === sign) return match.index;
  return -1;
}

function closing(css: string, open: number): number {
  const pattern = /\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{}]/g;
  pattern.lastIndex = open;
  let depth = 0;
  for (let match = pattern.exec(css); match; match = pattern.exec(css)) {
    if (match[0] === '{') depth++;
    if (match[0] === '}' && --depth === 0) return match.index;
  }
  return css.length;
}

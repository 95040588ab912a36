/**
 * Seeded edits of pages for the proof of `src/check/drift`: changes that a maintainer makes in one language and forgets
 * in the other, and changes that do not affect a page's meaning.
 */

/** Returns a generator of numbers from 0 to 1 (Mulberry32, Tommy Ettinger, public domain). */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

type Random = () => number;

export function pick<T>(list: readonly T[], next: Random): T | undefined {
  return list[Math.floor(next() * list.length)];
}

/** A line of a page, with its kind. */
interface Line {
  text: string;
  kind: 'front' | 'fence' | 'code' | 'heading' | 'table' | 'item' | 'prose' | 'other';
  lang: string;
}

export function linesOf(source: string): Line[] {
  let isFront = source.startsWith('---\n');
  let fence: string | null = null;
  let lang = '';
  return source.split('\n').map((text, index): Line => {
    if (isFront) {
      if (index > 0 && text === '---') isFront = false;
      return { text, kind: 'front', lang };
    }
    const [, mark = '', info = ''] = /^\s*(`{3,}|~{3,})(\w*)/.exec(text) ?? [];
    if (mark && (fence === null || mark.startsWith(fence))) {
      lang = fence === null ? info : '';
      fence = fence === null ? mark : null;
      return { text, kind: 'fence', lang };
    }
    if (fence !== null) return { text, kind: 'code', lang };
    return { text, kind: kindOf(text), lang: '' };
  });
}

function kindOf(text: string): Line['kind'] {
  if (/^#{2,6} /.test(text)) return 'heading';
  if (/^\s*\|/.test(text)) return /^[\s|:-]*$/.test(text) ? 'other' : 'table';
  if (/^\s*(?:[-*]|\d+\.) /.test(text)) return 'item';
  return /^[\p{L}`*[(]/u.test(text) && !/^(?:import|export) /.test(text) ? 'prose' : 'other';
}

/** Changes a page. Returns null if the page has nothing to change in this way. */
export type Edit = (source: string, next: Random) => string | null;

const PROSE: readonly Line['kind'][] = ['prose', 'item', 'table'];

/** Returns an edit that changes a match of a pattern in one line of the given kinds. */
function onLine(
  kinds: readonly Line['kind'][],
  pattern: RegExp,
  change: (found: string, next: Random) => string,
): Edit {
  return (source, next) => {
    const lines = linesOf(source);
    const fitting = [...lines.keys()].filter(
      (index) => kinds.includes(lines[index]?.kind ?? 'other') && (lines[index]?.text.match(pattern) ?? null),
    );
    const index = pick(fitting, next);
    if (index === undefined) return null;
    const texts = lines.map(({ text }) => text);
    const text = texts[index] ?? '';
    const found = pick([...text.matchAll(new RegExp(pattern, `${pattern.flags.replace('g', '')}g`))], next);
    if (!found) return null;
    texts[index] =
      text.slice(0, found.index) + change(found[0], next) + text.slice(found.index + found[0].length);
    const result = texts.join('\n');
    return result === source ? null : result;
  };
}

/** Returns an edit that replaces one line with others. */
function withLines(kinds: readonly Line['kind'][], change: (text: string, next: Random) => string[]): Edit {
  return (source, next) => {
    const lines = linesOf(source);
    const fitting = [...lines.keys()].filter((index) => kinds.includes(lines[index]?.kind ?? 'other'));
    const index = pick(fitting, next);
    if (index === undefined) return null;
    return lines.flatMap(({ text }, at) => (at === index ? change(text, next) : [text])).join('\n');
  };
}

/** A word outside of code and link targets. */
const WORD = /(?<![`\w/.#@(=:?&-])[a-z]{5,}(?![\w`/.):=&-])(?=[^`\]]*$|[^`]*`[^`]*`[^`]*$)/;
const HAN = /[\p{Script=Han}]{2}/u;
const NUMBER = /(?<![\w.,#/-])\d{2,}(?![\w,/-]|\.\s)/;
const WORDS = [
  'disabled',
  'optional',
  'removed',
  'deprecated',
  'required',
  'never',
  'twice',
  'manually',
  'parallel',
  'server',
];
const OTHER_HAN = ['必须', '禁用', '删除', '可选', '废弃', '手动', '并行', '默认'];

const other = (list: readonly string[]) => (found: string, next: Random) =>
  pick(
    list.filter((word) => word !== found),
    next,
  ) ?? '';

/** Edits that change the meaning of a page. */
export const MEANINGFUL: Record<string, Edit> = {
  number: onLine(PROSE, NUMBER, (found) => String(Number(found) + 7)),
  option: onLine(PROSE, /`[a-z][\w.]{3,}`/, (found) => `${found.slice(0, -1)}Mode\``),
  link: onLine(
    PROSE,
    /\]\((?:\/|\.\/|https:)[^)\s]{4,}\)/,
    (found) => `${found.slice(0, -1).replace(/#.*$/, '')}-next)`,
  ),
  word: onLine(PROSE, WORD, other(WORDS)),
  han: onLine(PROSE, HAN, other(OTHER_HAN)),
  'word removed': onLine(PROSE, /\b(?:not|only|always|must|no|never|every|all) /, () => ''),
  'han removed': onLine(PROSE, /不|只|仅|必须|所有|都/, () => ''),
  heading: onLine(['heading'], /(?<=^#+ )[\p{L}][^{]*(?= \{|$)/u, (found) => `${found} beta`),
  'sentence added': onLine(['prose'], /[.。]$/, (found) => `${found} It needs Node.js 18. `),
  'paragraph added': withLines(['heading'], (text) => [
    text,
    '',
    'This does not hold for builds of libraries.',
  ]),
  'item removed': withLines(['item'], () => []),
  'row removed': withLines(['table'], () => []),
  'code changed': onLine(['code'], /\b[a-z]{5,}\b/i, (found) => `${found}Next`),
  'code value': onLine(['code'], /\b\d+\b|\btrue\b|\bfalse\b/, (found) =>
    found === 'true' ? 'false' : found === 'false' ? 'true' : `${found}0`,
  ),
  'code added': withLines(['code'], (text) => [text, "  mode: 'none',"]),
  'code removed': (source, next) => {
    const long = linesOf(source).some(({ kind, text }) => kind === 'code' && text.trim().length > 3);
    return long
      ? withLines(['code'], (text) => (text.trim().length > 3 ? [] : [`${text}x`]))(source, next)
      : null;
  },
  'section added': withLines(['heading'], (text) => [
    '## Limits of this {#limits-of-this}',
    '',
    'There are none.',
    '',
    text,
  ]),
  'component added': withLines(['heading'], (text) => [
    text,
    '',
    ':::warning',
    'This is experimental.',
    ':::',
  ]),
};

/** Returns a common misspelling: swapped letters, a letter doubled or no longer doubled, another vowel. */
function misspelt(word: string, next: Random): string {
  const at = 2 + Math.floor(next() * (word.length - 4));
  const [a = '', b = ''] = [word[at], word[at + 1]];
  const kinds = [
    word.slice(0, at) + b + a + word.slice(at + 2),
    word.slice(0, at) + a + a + word.slice(at + 1),
    word.replace(/(?<=.)[aeiou](?=.)/, (vowel) => (vowel === 'e' ? 'a' : 'e')),
    word.replace(/(?<=..)([a-z])\1/, '$1'),
  ];
  return kinds.filter((kind) => kind !== word)[Math.floor(next() * 3)] ?? word;
}

/** Edits that do not change the meaning of a page. */
export const HARMLESS: Record<string, Edit> = {
  wrapped: onLine(['prose'], /(?<=[a-z,]) (?=[a-z])/, () => '\n'),
  'trailing spaces': onLine(['code'], /$/, () => '  '),
  'empty lines': withLines(['heading'], (text) => ['', '', text]),
  bold: onLine(['prose', 'item'], WORD, (found) => `**${found}**`),
  emphasis: onLine(['prose', 'item'], WORD, (found) => `_${found}_`),
  'list marker': (source) => {
    const lines = linesOf(source);
    return lines.some(({ kind, text }) => kind === 'item' && text.startsWith('- '))
      ? lines.map(({ kind, text }) => (kind === 'item' ? text.replace(/^(\s*)- /, '$1* ') : text)).join('\n')
      : null;
  },
  comma: onLine(['prose'], /(?<=\p{L}), (?=\p{L})|，/u, (found) => (found === '，' ? '；' : '; ')),
  'full stop': onLine(['prose'], /[.。]$/, (found) => (found === '。' ? '！' : '!')),
  quotes: onLine(
    ['prose', 'item'],
    /(?<=\s)"[^"`<>=]+"(?=[^`]*$|[^`]*`[^`]*`[^`]*$)/,
    (found) => `“${found.slice(1, -1)}”`,
  ),
  case: onLine(['prose', 'item'], WORD, (found) => (found[0] ?? '').toUpperCase() + found.slice(1)),
  spelling: onLine(['prose', 'item', 'table'], WORD, misspelt),
  'spelling again': onLine(['prose', 'item'], WORD, misspelt),
  'space beside Latin': onLine(
    ['prose', 'item', 'table'],
    /(?<=\p{Script=Han}) (?=[A-Za-z])|(?<=[a-z]) (?=\p{Script=Han})/u,
    () => '',
  ),
  'own id': onLine(
    ['heading'],
    /^#+ [A-Za-z][A-Za-z ]+$/,
    (found) => `${found} {#${found.replace(/^#+ /, '').toLowerCase().replaceAll(' ', '-')}}`,
  ),
  'other fence': (source) => {
    const lines = linesOf(source);
    const isPlain = lines.every(({ kind, text }) => kind !== 'fence' || /^`{3}(?!`)/.test(text));
    return isPlain && lines.some(({ kind }) => kind === 'fence')
      ? lines.map(({ kind, text }) => (kind === 'fence' ? text.replace('```', '~~~~') : text)).join('\n')
      : null;
  },
  'table padding': onLine(['table'], / \|$/, () => '     |'),
  'reference link': (source, next) => {
    const [all = '', text = '', url = ''] =
      pick([...source.matchAll(/(?<!!)\[([^\][`]+)\]\((\/[^)\s]+)\)/g)], next) ?? [];
    return all ? `${source.replace(all, `[${text}][moved]`).trimEnd()}\n\n[moved]: ${url}\n` : null;
  },
  'old address': (source) =>
    source.startsWith('---\n') ? source.replace('---\n', '---\nredirectFrom: /old-address\n') : null,
  comment: (source) =>
    source.includes('import ') ? null : source.replace(/\n\n(?=## )/, '\n\n<!-- TODO: pictures -->\n\n'),
};

/** Edits that make the same change in each language. */
export const IN_BOTH: Record<string, (sources: readonly string[], next: Random) => string[] | null> = {
  number: (sources, next) =>
    replaceInAll(sources, /(?<![\w.,#/-])\d{3,}(?![\w,/.-])/g, (found) => String(Number(found) + 7), next),
  option: (sources, next) =>
    replaceInAll(sources, /`[a-z][\w.]{5,}`/g, (found) => `${found.slice(0, -1)}Mode\``, next),
  link: (sources, next) =>
    replaceInAll(sources, /\]\(https:[^)\s#]{8,}\)/g, (found) => `${found.slice(0, -1)}-next)`, next),
};

/** Replaces a text that occurs equally often in all sources. */
function replaceInAll(
  sources: readonly string[],
  pattern: RegExp,
  change: (found: string) => string,
  next: Random,
): string[] | null {
  const count = (source: string, text: string) => source.split(text).length - 1;
  // A number may be part of another number in one language only.
  const isWhole = (text: string) =>
    !/^\d/.test(text) || sources.every((source) => !new RegExp(`[\\d,.]${text}|${text}[\\d,.]`).test(source));
  const [first = '', ...others] = sources;
  const texts = [...new Set(Array.from(first.matchAll(pattern), ([found]) => found))];
  const shared = texts.filter(
    (text) => isWhole(text) && others.every((source) => count(source, text) === count(first, text)),
  );
  const text = pick(shared, next);
  return text === undefined ? null : sources.map((source) => source.replaceAll(text, change(text)));
}

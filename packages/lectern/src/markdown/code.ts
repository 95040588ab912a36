import type { Code } from 'mdast';
import type { MdastPluginInstance } from 'satteri';
import { nearest } from '../shared/error.ts';
import { langOf, readCodeFile } from './code-file.ts';
import { shownCode } from './code-hidden.ts';
import type { CodeMeta } from './code-meta.ts';
import { addClass, parseMeta } from './code-meta.ts';
import { type Notation, readNotation } from './code-notation.ts';
import { markWords, type WordMark } from './code-words.ts';
import { highlightLines } from './highlight.ts';
import { decodeEntities, escapeHtml, escapeText } from './html.ts';
import { grammarOf, languageNames } from './languages.ts';
import type { SourceFile } from './page.ts';
import { fail, lineOf, whereIs } from './page.ts';
import type { Prepared } from './prepare.ts';

/**
 * Fences and indented code become highlighted HTML:
 * `div.code-block[data-lang] > (div.code-title) + pre > code, + div.code-tools`.
 * Lines are wrapped in `span.line` (their line end inside) only where one of them is marked or numbered; a
 * numbered one carries its number in `data-n`.
 */
export function code(source: SourceFile): MdastPluginInstance {
  const warned = new Set<string>();
  return {
    code(node, context) {
      context.replaceNode(node, { type: 'html', value: renderCode(node, source, warned) });
    },
  };
}

/** A code block, or a line such as `<<< ./a.ts`, as it is written. */
interface Written {
  lang: string;
  meta: string;
  code: string;
  line: number;
}

function renderCode(node: Readonly<Code>, source: SourceFile, warned: Set<string>): string {
  const { prepared } = source;
  const info = splitInfo(prepared.clean(node.lang ?? ''), prepared.clean(node.meta ?? ''));
  return renderBlock({ ...info, code: writtenCode(node, prepared).code, line: lineOf(node) }, source, warned);
}

/** HTML of a code block; mistakes in its settings are noted with the page. */
export function renderBlock(written: Written, source: SourceFile, warned = new Set<string>()): string {
  const { page } = source;
  const { line } = written;
  const { showLineNumbers: lineNumbers, defaultWrapCode: wrap } = page.options;
  const settings = parseMeta(written.meta, { lineNumbers, wrap });
  const tell = (message: string) => {
    if (!warned.has(message)) page.warnings.push({ message, where: whereIs(source, line) });
    warned.add(message);
  };
  for (const problem of settings.problems) tell(problem);
  const { file } = settings;
  if (file && written.code.trim() !== '') {
    const hint = 'Empty the block, or remove file="…".';
    fail(source, `The code block has code, and "file" as well.`, whereIs(source, line), hint);
  }
  const text = shownCode(file ? readCodeFile(source, line, file) : written.code);
  const lang = written.lang || langOf(file?.path ?? '');
  const notation = readNotation(text);
  for (const [number, names] of settings.classes) {
    for (const name of names) addClass(notation.classes, number, name);
  }
  const inDiff = diffLang(lang, settings);
  if (inDiff !== null) markDiff(notation.code, notation.classes);
  const lines = inDiff
    ? diffLines(notation.code, (code) => coloredLines(code, inDiff, source, tell))
    : coloredLines(notation.code, inDiff === null ? lang : 'text', source, tell);
  const marked = lines.map((html, index) => markWords(html, wordsOf(index + 1, settings, notation)));
  const { classes } = notation;
  const shownLang = inDiff === null ? lang : 'diff';
  const focus = hasFocus(classes);
  return frame(joinLines(marked, classes, settings), { lang: shownLang, settings, source, focus });
}

function coloredLines(
  code: string,
  lang: string,
  source: SourceFile,
  tell: (message: string) => void,
): readonly string[] {
  const ofPlugin = source.plugins.highlight(code, lang);
  if (ofPlugin) return ofPlugin;
  const grammar = grammarOf(lang);
  if (grammar === undefined) tell(unknownLanguage(lang));
  return highlightLines(code, grammar ?? null);
}

/** Language of the code in a diff, empty when it is not known; null for code that is no diff. */
function diffLang(lang: string, settings: CodeMeta): string | null {
  if (grammarOf(lang) === 'diff') return settings.diffLang;
  return lang.startsWith('diff-') ? lang.slice(5) : null;
}

function wordsOf(line: number, settings: CodeMeta, notation: Notation): WordMark[] {
  const words = notation.words.filter(({ from, to }) => from <= line && line <= to).map(({ word }) => word);
  return [...settings.words, ...words];
}

/** The code of a block as its author spelt it, and the line it starts on. */
export function writtenCode(node: Readonly<Code>, prepared: Prepared): { code: string; line: number } {
  const line = firstCodeLine(node);
  // A node that a plugin has made is in no line.
  if (!node.position) return { code: prepared.clean(node.value), line };
  return { code: prepared.restore(node.value, line), line };
}

/** A fence has more lines than the code in it; indented code has not. */
function firstCodeLine(node: Readonly<Code>): number {
  const line = lineOf(node);
  const lines = (node.position?.end.line ?? line) - line + 1;
  return lines > node.value.split('\n').length ? line + 1 : line;
}

/** `js{1,3}` and `js:line` carry meta without a space; `file="a.ts"` is no language. */
export function splitInfo(lang: string, meta: string): { lang: string; meta: string } {
  if (/^\w+=/.test(lang)) return { lang: '', meta: `${lang} ${meta}` };
  const [, name = '', rest = ''] = /^([^{:]*)(.*)$/s.exec(lang) ?? [];
  return { lang: name.toLowerCase(), meta: rest ? `${rest} ${meta}` : meta };
}

function unknownLanguage(lang: string): string {
  const near = nearest(lang, languageNames());
  const advice = near ? ` Did you mean "${near}"?` : ' Use "text" for plain text.';
  return `No highlighting for the code language "${lang}".${advice}`;
}

function markDiff(text: string, classes: Map<number, string[]>): void {
  for (const [index, line] of text.split('\n').entries()) {
    if (line.startsWith('+') && !line.startsWith('+++')) addClass(classes, index + 1, 'diff add');
    if (line.startsWith('-') && !line.startsWith('---')) addClass(classes, index + 1, 'diff remove');
  }
}

/** Lines of a diff with their code colored; the signs in the first column are not code. */
function diffLines(text: string, color: (code: string) => readonly string[]): readonly string[] {
  const lines = text.split('\n');
  const signs = lines.map((line) => /^(?:[-+ ]|@@.*|(?:\+\+\+|---).*)/.exec(line)?.[0] ?? '');
  const code = lines.map((line, index) => line.slice(signs[index]?.length)).join('\n');
  return color(code).map((html, index) => escapeText(signs[index] ?? '') + html);
}

function hasFocus(classes: Map<number, string[]>): boolean {
  return [...classes.values()].some((names) => names.includes('focused'));
}

function joinLines(
  lines: readonly string[],
  classes: Map<number, string[]>,
  { numberedFrom }: CodeMeta,
): string {
  if (classes.size === 0 && numberedFrom === null) return lines.join('\n');
  return lines
    .map((line, index) => {
      const names = ['line', ...new Set(classes.get(index + 1))].join(' ');
      const number = numberedFrom === null ? '' : ` data-n="${numberedFrom + index}"`;
      return `<span class="${names}"${number}>${line}\n</span>`;
    })
    .join('');
}

interface Frame {
  lang: string;
  settings: CodeMeta;
  source: SourceFile;
  focus: boolean;
}

function frame(content: string, { lang, settings, source, focus }: Frame): string {
  const { copyCode, wrapCode } = source.page.options.strings;
  const { title, wrap, numberedFrom } = settings;
  const numbered = numberedFrom === null ? '' : ` data-line-numbers="${numberedFrom}"`;
  const language = escapeHtml(lang);
  return (
    `<div class="code-block${focus ? ' has-focus' : ''}"${lang ? ` data-lang="${language}"` : ''}` +
    `${wrap ? ' data-wrap' : ''}${numbered}>` +
    (title ? `<div class="code-title">${escapeHtml(decodeEntities(title))}</div>` : '') +
    `<pre class="language-${language || 'text'}"><code>${content}</code></pre>` +
    `<div class="code-tools">${button('code-wrap', wrapCode, ` aria-pressed="${wrap}"`)}` +
    `${button('code-copy', copyCode, '')}</div></div>`
  );
}

/** CSS draws the icon; the label is all a button holds. */
function button(name: string, label: string, attributes: string): string {
  const text = escapeHtml(label);
  return `<button type="button" class="${name}"${attributes} aria-label="${text}" title="${text}"></button>`;
}

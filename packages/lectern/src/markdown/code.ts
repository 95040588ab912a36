import type { Code } from 'mdast';
import type { MdastPluginInstance } from 'satteri';
import { nearest } from '../shared/error.ts';
import { langOf, readCodeFile } from './code-file.ts';
import { shownCode } from './code-hidden.ts';
import type { CodeMeta } from './code-meta.ts';
import { addClass, parseMeta } from './code-meta.ts';
import { type Notation, readNotation } from './code-notation.ts';
import { twoslashHint } from './code-twoslash.ts';
import { markWords, type WordMark } from './code-words.ts';
import { fileTree } from './file-tree.ts';
import { highlightLines } from './highlight.ts';
import { decodeEntities, escapeHtml, escapeText } from './html.ts';
import { grammarOf, languageNames } from './languages.ts';
import type { SourceFile } from './page.ts';
import { fail, lineOf, whereIs } from './page.ts';
import { previewOf } from './preview.ts';
import { splitInfo, writtenCode } from './written-code.ts';

/**
 * Converts fences and indented code to highlighted HTML:
 * `div.code-block[data-lang] > (div.code-title) + pre > code, + div.code-tools`.
 *
 * Lines are wrapped in `span.line`, including their line ends, only if one of them is marked or numbered or has HTML
 * below it. A numbered line has its number in `data-n`.
 */
export function code(source: SourceFile): MdastPluginInstance {
  const warned = new Set<string>();
  return {
    code(node, context) {
      const preview = previewOf(node, source);
      const html = { type: 'html' as const, value: renderCode(node, source, warned) };
      context.replaceNode(node, preview ? [preview, html] : html);
    },
  };
}

/** A code block, or a line such as `<<< ./a.ts`, as it is written. */
interface Written {
  lang: string;
  meta: string;
  code: string;
  line: number;
  /** Line of the first line of code. If the code is in a file, this is the line of the block. */
  codeLine?: number;
}

function renderCode(node: Readonly<Code>, source: SourceFile, warned: Set<string>): string {
  const { prepared } = source;
  const info = splitInfo(prepared.clean(node.lang ?? ''), prepared.clean(node.meta ?? ''));
  const { code, line: codeLine } = writtenCode(node, prepared);
  const isTree = info.lang === 'tree';
  if (isTree && !info.meta.includes('title=')) return fileTree(code);
  if (isTree) info.lang = 'text';
  return renderBlock({ ...info, code, line: lineOf(node), codeLine }, source, warned);
}

/** Returns the HTML of a code block. Mistakes in its settings are recorded with the page. */
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
  const hint = twoslashHint(written.meta, source);
  if (hint) tell(hint);
  const { file } = settings;
  if (file && written.code.trim() !== '') {
    const advice = 'Empty the block, or remove file="…".';
    fail(source, `The code block contains code and also has "file".`, whereIs(source, line), advice);
  }
  const lang = written.lang || langOf(file?.path ?? '');
  const change = source.plugins.changeCode({
    lang,
    meta: written.meta,
    code: file ? readCodeFile(source, line, file) : written.code,
    line: written.codeLine ?? line,
  });
  const notation = readNotation(shownCode(change.code));
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
  const { attributes } = change;
  const parts = { classes, below: change.below, foldLabel: page.options.strings.foldedLines };
  const content = joinLines(marked, parts, settings);
  const isGrouped = source.grouped.has(line);
  return frame(content, { lang: shownLang, settings, source, focus, attributes, isGrouped });
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

/**
 * Returns the language of the code in a diff, which is empty if it is unknown. Returns null if the code is not a diff.
 */
function diffLang(lang: string, settings: CodeMeta): string | null {
  if (grammarOf(lang) === 'diff') return settings.diffLang;
  return lang.startsWith('diff-') ? lang.slice(5) : null;
}

function wordsOf(line: number, settings: CodeMeta, notation: Notation): WordMark[] {
  const words = notation.words
    .filter(({ from, to }) => from <= line && line <= to)
    .map(({ word }) => ({ word, tag: 'mark' as const }));
  return [...settings.words, ...words];
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

/** Returns the lines of a diff with their code colored. The signs in the first column are not code. */
function diffLines(text: string, color: (code: string) => readonly string[]): readonly string[] {
  const lines = text.split('\n');
  const signs = lines.map((line) => /^(?:[-+ ]|@@.*|(?:\+\+\+|---).*)/.exec(line)?.[0] ?? '');
  const code = lines.map((line, index) => line.slice(signs[index]?.length)).join('\n');
  return color(code).map((html, index) => escapeText(signs[index] ?? '') + html);
}

function hasFocus(classes: Map<number, string[]>): boolean {
  return [...classes.values()].some((names) => names.includes('focused'));
}

interface LineParts {
  classes: ReadonlyMap<number, string[]>;
  /** HTML below lines. */
  below: ReadonlyMap<number, string>;
  foldLabel: string | undefined;
}

function joinLines(
  lines: readonly string[],
  { classes, below, foldLabel }: LineParts,
  { numberedFrom }: CodeMeta,
): string {
  if (classes.size === 0 && below.size === 0 && numberedFrom === null) return lines.join('\n');
  return lines
    .map((line, index) => {
      const names = ['line', ...new Set(classes.get(index + 1))].join(' ');
      const number = numberedFrom === null ? '' : ` data-n="${numberedFrom + index}"`;
      const fold = foldAt(index + 1, classes, foldLabel);
      return `${fold}<span class="${names}"${number}>${line}\n${below.get(index + 1) ?? ''}</span>`;
    })
    .join('');
}

/** Returns the button before the first of several folded lines, or an empty string. CSS shows its label. */
function foldAt(
  line: number,
  classes: ReadonlyMap<number, string[]>,
  label = 'Folded lines: {count}',
): string {
  const isFolded = (number: number) => classes.get(number)?.includes('folded') ?? false;
  if (!isFolded(line) || isFolded(line - 1)) return '';
  let end = line;
  while (isFolded(end + 1)) end++;
  const text = escapeHtml(label.replace('{count}', String(end - line + 1)));
  return `<button type="button" class="line code-fold" aria-expanded="false" aria-label="${text}"></button>`;
}

interface Frame {
  lang: string;
  settings: CodeMeta;
  source: SourceFile;
  focus: boolean;
  isGrouped: boolean;
  /** Attributes that plugins set. */
  attributes: Readonly<Record<string, string>>;
}

function frame(content: string, { lang, settings, source, focus, attributes, isGrouped }: Frame): string {
  const { copyCode, wrapCode } = source.page.options.strings;
  const { wrap, numberedFrom } = settings;
  // In a group, the title is on the tab.
  const title = isGrouped ? '' : settings.title;
  const numbered = numberedFrom === null ? '' : ` data-line-numbers="${numberedFrom}"`;
  const language = escapeHtml(lang);
  const added = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return (
    `<div class="code-block${focus ? ' has-focus' : ''}"${lang ? ` data-lang="${language}"` : ''}` +
    `${wrap ? ' data-wrap' : ''}${numbered}${added.join('')}>` +
    (title ? `<div class="code-title">${escapeHtml(decodeEntities(title))}</div>` : '') +
    `<pre class="language-${language || 'text'}"><code>${content}</code></pre>` +
    `<div class="code-tools">${button('code-wrap', wrapCode, ` aria-pressed="${wrap}"`)}` +
    `${button('code-copy', copyCode, '')}</div></div>`
  );
}

/** Returns a button without content: CSS draws the icon, and attributes contain the label. */
function button(name: string, label: string, attributes: string): string {
  const text = escapeHtml(label);
  return `<button type="button" class="${name}"${attributes} aria-label="${text}" title="${text}"></button>`;
}

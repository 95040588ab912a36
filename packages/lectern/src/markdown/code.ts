import type { Code } from 'mdast';
import type { MdastPluginInstance } from 'satteri';
import { nearest } from '../shared/error.ts';
import { shownCode } from './code-hidden.ts';
import type { CodeMeta } from './code-meta.ts';
import { parseMeta } from './code-meta.ts';
import { readNotation } from './code-notation.ts';
import { highlightLines } from './highlight.ts';
import { decodeEntities, escapeHtml } from './html.ts';
import { grammarOf, languageNames } from './languages.ts';
import type { SourceFile } from './page.ts';
import { lineOf, whereIs } from './page.ts';
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

function renderCode(node: Readonly<Code>, source: SourceFile, warned: Set<string>): string {
  const { page, prepared } = source;
  const { options } = page;
  const line = lineOf(node);
  const written = shownCode(writtenCode(node, prepared).code);
  const { lang, meta } = splitInfo(prepared.clean(node.lang ?? ''), prepared.clean(node.meta ?? ''));
  const settings = parseMeta(meta, { lineNumbers: options.showLineNumbers, wrap: options.defaultWrapCode });
  const grammar = grammarOf(lang);
  if (grammar === undefined && !warned.has(lang)) {
    warned.add(lang);
    page.warnings.push({ message: unknownLanguage(lang), where: whereIs(source, line) });
  }
  const notation = readNotation(written);
  for (const number of settings.highlighted) addTo(notation.classes, number, 'highlighted');
  if (grammar === 'diff') markDiff(notation.code, notation.classes);
  const lines = highlightLines(notation.code, grammar === 'diff' ? null : (grammar ?? null));
  return frame(joinLines(lines, notation.classes, settings), {
    lang,
    settings,
    source,
    focus: hasFocus(notation.classes),
  });
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

/** `js{1,3}` and `js:line` carry meta without a space. */
export function splitInfo(lang: string, meta: string): { lang: string; meta: string } {
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
    if (line.startsWith('+') && !line.startsWith('+++')) addTo(classes, index + 1, 'diff add');
    if (line.startsWith('-') && !line.startsWith('---')) addTo(classes, index + 1, 'diff remove');
  }
}

function addTo(classes: Map<number, string[]>, line: number, name: string): void {
  classes.set(line, [...(classes.get(line) ?? []), name]);
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

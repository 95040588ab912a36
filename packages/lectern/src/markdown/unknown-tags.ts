import { htmlTagNames } from 'html-tag-names';
import { mathmlTagNames } from 'mathml-tag-names';
import { svgTagNames } from 'svg-tag-names';
import { noteHtml } from '../shared/note-html.ts';
import type { SourceFile } from './page.ts';
import { fail, whereIs } from './page.ts';

const KNOWN = new Set([...htmlTagNames, ...svgTagNames, ...mathmlTagNames].map((name) => name.toLowerCase()));

/** Matches an opening tag. Comments, and elements whose text is not HTML, are skipped. */
const TAG =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|textarea)\b[\s\S]*?(?:<\/\1\s*>|$)|<([a-zA-Z][\w.]*)(?=[\s/>])/gi;

/** Matches `<Foo>` and `</Foo>` with their attributes, as authors write components. */
const COMPONENT =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|textarea)\b[\s\S]*?(?:<\/\1\s*>|$)|<(\/?)([A-Z]\w*[a-z]\w*(?:\.\w+)*)((?:\s(?:[^>"']|"[^"]*"|'[^']*')*)?\/?)>/g;

/**
 * Replaces each component, which a Markdown file cannot run, with a visible note, and records an error. The content
 * between its tags is kept. A name in angle brackets that is never closed, such as `Array<String>`, is not a component.
 */
export function markComponents(html: string, source: SourceFile, firstLine: number): string {
  if (!/<\/?[A-Z]/.test(html)) return html;
  return html.replace(COMPONENT, (tag, _skipped, closes, name: string | undefined, rest: string, offset) => {
    if (!name || !isMeant(name, rest, source)) return tag;
    if (closes) return '';
    const line = firstLine + html.slice(0, offset).split('\n').length - 1;
    const hint =
      'Rename the file to .mdx and import a React component of that name, or write Markdown instead.';
    fail(
      source,
      `<${name}> is a component, which a Markdown file cannot run.`,
      whereIs(source, line),
      hint,
      'component',
    );
    return noteHtml(`<${name}>`);
  });
}

function isMeant(name: string, rest: string, { prepared }: SourceFile): boolean {
  return rest.endsWith('/') || prepared.text.includes(`</${name}>`);
}

/**
 * Warns of tags that a browser does not know. Readers would not see them: `<port>` if an author means the text. Names
 * with a dash or a colon are custom elements of the author.
 */
export function warnOfUnknownTags(html: string, { page, file }: SourceFile, firstLine: number): void {
  for (const { 2: name, index } of html.matchAll(TAG)) {
    if (!name) continue;
    if (KNOWN.has(name.toLowerCase()) && !/^[A-Z].*[a-z]/.test(name)) continue;
    const message = `<${name}> is not an element of HTML, and readers do not see it. Write \`<${name}>\` in backticks, or \\<${name}>.`;
    const line = firstLine + html.slice(0, index).split('\n').length - 1;
    const isTold = page.warnings.some((warning) => warning.message === message);
    if (!isTold) page.warnings.push({ message, where: whereIs({ page, file }, line) });
  }
}

import { wholeLines } from '../edits.ts';
import { codeFinder, type Page } from '../page.ts';
import type { Report } from '../report.ts';

const INTERPOLATION = /\{\{([\s\S]*?)\}\}/g;

/** Checks whether a position is in a container whose text Vue does not compile. */
function isPre({ source }: Page, at: number): boolean {
  return [...source.matchAll(/^:{3,}[ \t]*v-pre\b[\s\S]*?^:{3,}[ \t]*$/gm)].some(
    ({ 0: all, index }) => at >= index && at < index + all.length,
  );
}

/** Replaces Vue code in double braces: values of front matter are inserted, and other code becomes inline code. */
export function interpolations(
  page: Page,
  { start, end }: { start: number; end: number },
  report: Report,
): void {
  const pre = isPre(page, start);
  for (const { 0: all, 1: code = '', index } of page.source.slice(start, end).matchAll(INTERPOLATION)) {
    const value = known(code, page);
    const at = start + index;
    page.edits.push({ start: at, end: at + all.length, text: value ?? `\`${all}\`` });
    if (value === null && !pre)
      report.add('code', page.where(at), `${all} is Vue code. It is shown as it is written.`);
  }
}

/** Does the same in HTML, except in removed parts. */
export function htmlInterpolations(
  page: Page,
  { start, end }: { start: number; end: number },
  gone: readonly [number, number][],
  report: Report,
): void {
  for (const { 0: all, 1: code = '', index } of page.source.slice(start, end).matchAll(INTERPOLATION)) {
    const at = start + index;
    if (gone.some(([from, to]) => at >= from && at < to)) continue;
    const value = known(code, page);
    page.edits.push({ start: at, end: at + all.length, text: value ?? `<code>${all}</code>` });
    if (value === null)
      report.add('code', page.where(at), `${all} is Vue code. It is shown as it is written.`);
  }
}

function known(code: string, { front }: Page): string | null {
  const key = /^\s*\$frontmatter\.(\w+)\s*$/.exec(code)?.[1];
  const value = key === undefined ? undefined : front.data[key];
  const text = /^\s*(['"])([^'"\\]*)\1\s*$/.exec(code)?.[2];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : (text ?? null);
}

/** Removes `-vue` from the language of a fence. Vue code in such a fence is replaced by its value, if known. */
export function fence(page: Page, { start, end }: { start: number; end: number }, report: Report): void {
  const text = page.source.slice(start, end);
  const [, lead = '', lang = ''] = /^((?:`{3,}|~{3,})[ \t]*)([\w+#-]*?)-vue\b/.exec(text) ?? [];
  if (!lang) return;
  const after = start + lead.length + lang.length;
  page.edits.push({ start: after, end: after + '-vue'.length, text: '' });
  for (const { 0: all, 1: code = '', index } of text.matchAll(INTERPOLATION)) {
    const [at, value] = [start + index, known(code, page)];
    if (value === null)
      report.add('code', page.where(at), `${all} is Vue code. It is shown as it is written.`);
    else page.edits.push({ start: at, end: at + all.length, text: value });
  }
}

const CONTAINERS = /^(?:tip|info|note|important|warning|caution|danger|details|code-group|tabs|steps)$/;

/** Rewrites lines that are not HTML: containers of Vue and of the site's own, and paths relative to the page folder. */
export function lines(page: Page, src: string): void {
  const isCode = codeFinder(page);
  const raw: number[] = [];
  for (const { 0: all, 1: lead = '', 2: name, index } of page.source.matchAll(
    /^([ \t>]*:{3,})[ \t]*([\w-]*)[^\n]*$/gm,
  )) {
    if (isCode(index)) continue;
    if (name === 'v-pre' || name === 'raw') raw.push(index);
    else if (!name && raw.length > 0) raw.pop();
    else {
      if (name && !CONTAINERS.test(name)) {
        page.edits.push({
          start: index + lead.length,
          end: index + all.indexOf(name) + name.length,
          text: ' info',
        });
      }
      continue;
    }
    page.edits.push(wholeLines(page.source, index, index + all.length));
  }
  const up = '../'.repeat(page.file.split('/').length - 1 - (src === '.' ? 0 : src.split('/').length));
  for (const { 0: all, index } of page.source.matchAll(
    /^[ \t]*(?:<<<[ \t]*|<!--[ \t]*@include:[ \t]*)@\//gm,
  )) {
    if (isCode(index) && !/^<<</.test(all.trim())) continue;
    page.edits.push({ start: index + all.length - 2, end: index + all.length, text: up || './' });
  }
}

import type { Code } from 'mdast';
import type { Custom, MdxJsxFlowElement } from 'satteri';
import { DocsError } from '../shared/error.ts';
import { splitInfo, writtenCode } from './code.ts';
import { parseMeta } from './code-meta.ts';
import type { SourceFile } from './page.ts';
import { lineOf, whereIs } from './page.ts';

const LANGUAGES: readonly string[] = ['tsx', 'jsx', 'mdx'];

/**
 * What a fence with `preview` shows when it runs, in a box for above its code: the default export of `tsx` and `jsx` as
 * an island, the text of `mdx`. Null for other fences; and for one that cannot run, which is told.
 */
export function previewOf(node: Readonly<Code>, source: SourceFile): Custom | null {
  const { page, prepared, format } = source;
  if (!node.meta?.includes('preview')) return null;
  const { lang, meta } = splitInfo(prepared.clean(node.lang ?? ''), prepared.clean(node.meta));
  if (!LANGUAGES.includes(lang) || !/(?:^|\s)preview(?=[\s=]|$)/.test(meta)) return null;
  const where = whereIs(source, lineOf(node));
  const tell = (reason: string) =>
    void page.warnings.push({ message: `A preview cannot run: ${reason}`, where });
  if (format === 'md') {
    tell('this is a Markdown file. Rename it: .mdx.');
    return null;
  }
  try {
    return box(codeOf(node, lang, meta, source));
  } catch (error) {
    if (!(error instanceof DocsError)) throw error;
    tell([error.message, error.hint].filter(Boolean).join(' '));
    return null;
  }
}

/** Adds the code to that of the page, and tells under which name it is there. */
function codeOf(node: Readonly<Code>, lang: string, meta: string, source: SourceFile): string {
  const { page, prepared } = source;
  const { resolve } = page.options;
  const { file } = parseMeta(meta, { lineNumbers: false, wrap: false });
  const { file: from, source: code } = file
    ? resolve.fragment(file.path, source.file)
    : { file: source.file, source: writtenCode(node, prepared).code };
  if (file) page.deps.add(from);
  const module = resolve.preview(code, lang, from);
  if (module === null) {
    const { output } = page.compileFragment({ file: from.replace(/\.\w+$/, '.mdx'), source: code }, source);
    return `f${source.fragmentCode.push(output) - 1}`;
  }
  page.modules.add(module);
  return `f${source.fragmentCode.push(`return arguments[0].modules[${JSON.stringify(module)}];\n`) - 1}`;
}

function box(name: string): Custom {
  const element: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name: `LecternFragments.${name}`,
    attributes: [],
    children: [],
  };
  return { type: 'preview', data: { hName: 'div', hProperties: { className: 'card' } }, children: [element] };
}

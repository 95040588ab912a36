import type { Code } from 'mdast';
import type { Custom, MdxJsxFlowElement } from 'satteri';
import { DocsError } from '../shared/error.ts';
import { parseMeta } from './code-meta.ts';
import { PAGE_COMPONENTS } from './jsx.ts';
import type { SourceFile } from './page.ts';
import { lineOf, whereIs } from './page.ts';
import { splitInfo, writtenCode } from './written-code.ts';

const LANGUAGES: readonly string[] = ['tsx', 'jsx', 'mdx'];

/**
 * Returns a box with the result of a fence with `preview`, to be shown above its code: the default export of `tsx` and
 * `jsx` as an island, or the text of `mdx`. Returns null for other fences, and for a fence that cannot run, which is
 * reported.
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
    return box(elementOf(node, lang, meta, source));
  } catch (error) {
    if (!(error instanceof DocsError)) throw error;
    tell([error.message, error.hint].filter(Boolean).join(' '));
    return null;
  }
}

/** Adds the code to that of the page and returns the element that shows it. */
function elementOf(node: Readonly<Code>, lang: string, meta: string, source: SourceFile): MdxJsxFlowElement {
  const { page, prepared, fragmentCode } = source;
  const { resolve } = page.options;
  const { file } = parseMeta(meta, { lineNumbers: false, wrap: false });
  const { code, line } = writtenCode(node, prepared);
  const { file: from, source: text } = file
    ? resolve.fragment(file.path, source.file)
    : { file: source.file, source: code };
  if (file) page.deps.add(from);
  const module = resolve.preview(text, lang, from);
  if (module !== null) {
    page.modules.add(module);
    const index = fragmentCode.push(`return arguments[0].modules[${JSON.stringify(module)}];\n`) - 1;
    return fragmentUse(index, []);
  }
  // Errors refer to lines of the page, so the text is moved down to its line on the page.
  const placed = file || text.startsWith('---') ? text : '\n'.repeat(line - 1) + text;
  const fragment = page.compileFragment({ file: from.replace(/\.\w+$/, '.mdx'), source: placed }, source);
  return fragmentUse(fragmentCode.push(fragment.output) - 1, [PAGE_COMPONENTS]);
}

function fragmentUse(index: number, attributes: MdxJsxFlowElement['attributes']): MdxJsxFlowElement {
  return { type: 'mdxJsxFlowElement', name: `LecternFragments.f${index}`, attributes, children: [] };
}

function box(element: MdxJsxFlowElement): Custom {
  const hProperties = { className: ['card', 'preview'] };
  return { type: 'preview', data: { hName: 'div', hProperties }, children: [element] };
}

import type { Root } from 'mdast';
import type { MdastPluginInstance, MdastVisitorContext } from 'satteri';
import { RUNTIME_IMPORTS } from './mdx-code.ts';
import type { SourceFile } from './page.ts';
import { noteTitle } from './title.ts';

/** Maximum length (SPEC) of the description that is used if the front matter has none. */
const MAX_DESCRIPTION = 160;

/** Runs first: records the first paragraph of the page, and declares the names that MDX code reads from its runtime. */
export function lead(source: SourceFile): MdastPluginInstance {
  const { page, prepared, chain, format } = source;
  return {
    before(root, context) {
      if (chain.length === 1) {
        noteTitle(root, context, source);
        // Most pages have a description, and reading the children takes time.
        const hasOwn = page.frontmatter.description && !page.wrongKeys.has('description');
        if (!hasOwn) page.lead = firstProse(root, context, prepared.clean);
      }
      if (format === 'mdx') {
        const value = [RUNTIME_IMPORTS, ...source.hoisted].join('\n');
        context.prependChild(root, { type: 'mdxjsEsm', value });
      }
    },
  };
}

function firstProse(
  { children }: Readonly<Root>,
  context: MdastVisitorContext,
  clean: (text: string) => string,
): string {
  for (const child of children) {
    if (child.type !== 'paragraph') continue;
    const text = clean(context.textContent(child, { includeImageAlt: false, includeHtml: false }));
    if (isProse(text)) return shorten(text);
  }
  return '';
}

/**
 * Checks whether a paragraph is prose. It is not if it shows nothing, or if something else is inserted in its place.
 */
export function isProse(text: string): boolean {
  return text.trim() !== '' && !/^\s*(?:<<<\s|\[\[toc\]\]\s*$)/i.test(text);
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= MAX_DESCRIPTION) return line;
  const cut = line.slice(0, MAX_DESCRIPTION - 1);
  // Cuts between words if there is a space near the end, and never inside a surrogate pair.
  const space = cut.lastIndexOf(' ');
  const end = space > MAX_DESCRIPTION - 30 ? cut.slice(0, space) : cut.replace(/[\ud800-\udbff]$/, '');
  return `${end}…`;
}

import type { MdastPluginInstance } from 'satteri';
import { RUNTIME_IMPORTS } from './mdx-code.ts';
import type { SourceFile } from './page.ts';

/** SPEC's description when the front matter has none. */
const MAX_DESCRIPTION = 160;

/** Before all else: notes the page's first paragraph, and declares the names that MDX code takes from its runtime. */
export function lead(source: SourceFile): MdastPluginInstance {
  const { page, prepared, chain, format } = source;
  return {
    before(root, context) {
      if (chain.length === 1) {
        for (const child of root.children) {
          if (child.type !== 'paragraph') continue;
          page.lead = shorten(
            prepared.clean(context.textContent(child, { includeImageAlt: false, includeHtml: false })),
          );
          if (page.lead) break;
        }
      }
      if (format === 'mdx') context.prependChild(root, { type: 'mdxjsEsm', value: RUNTIME_IMPORTS });
    },
  };
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= MAX_DESCRIPTION) return line;
  const cut = line.slice(0, MAX_DESCRIPTION - 1);
  // Between words where the language has spaces near the end; never inside a surrogate pair.
  const space = cut.lastIndexOf(' ');
  const end = space > MAX_DESCRIPTION - 30 ? cut.slice(0, space) : cut.replace(/[\ud800-\udbff]$/, '');
  return `${end}…`;
}

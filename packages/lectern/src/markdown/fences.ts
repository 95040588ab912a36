import type { Code } from 'mdast';
import { markdownToHtml, mdxToJs } from 'satteri';
import type { CodeBlock } from '../shared/markdown-plugin.ts';
import { usesDirectives } from './directives.ts';
import { normalize, splitFrontmatter } from './front-matter.ts';
import { assertWithinLimits } from './limits.ts';
import { type Prepared, prepare } from './prepare.ts';
import { splitInfo, writtenCode } from './written-code.ts';

/** A code block as its author wrote it, hidden lines included. */
export type Fence = CodeBlock;

/**
 * Finds the code blocks of a Markdown or MDX file, for tools that check samples. It uses the parser that renders the
 * page, so both find the same blocks.
 *
 * @throws the parser's error if the MDX is invalid, or DocsError for a text that the parser must not be given
 */
export function readFences(source: string, format: 'md' | 'mdx'): Fence[] {
  const prepared = prepare(splitFrontmatter(normalize(source)).text, format);
  assertWithinLimits(prepared.text, format, format === 'mdx' ? 'MDX' : 'Markdown', prepared.originOf);
  const fences: Fence[] = [];
  const collect = {
    name: 'lectern-fences',
    options: { position: true },
    code(node: Readonly<Code>) {
      fences.push(toFence(node, prepared));
    },
  };
  const options = {
    features: { directive: usesDirectives(prepared.text), frontmatter: false },
    mdastPlugins: [collect],
  };
  if (format === 'mdx') mdxToJs(prepared.text, options);
  else markdownToHtml(prepared.text, options);
  return fences;
}

function toFence(node: Readonly<Code>, prepared: Prepared): Fence {
  const { clean } = prepared;
  const { line, code } = writtenCode(node, prepared);
  return { ...splitInfo(clean(node.lang ?? ''), clean(node.meta ?? '')), code, line };
}

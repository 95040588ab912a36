import type { Nodes, Root } from 'mdast';
import { markdownToMdast, mdxToMdast } from 'satteri';
import type { Frontmatter } from '../shared/frontmatter.ts';
import { usesDirectives } from './directives.ts';
import { isProse } from './lead.ts';
import { excessOf } from './limits.ts';
import { withSafeEnd } from './mdx-limits.ts';
import { prepare } from './prepare.ts';
import { OWN_ID, otherHeadings, titleOf } from './title.ts';

/**
 * Returns the title of a page by its text, and its first paragraph as plain text. It only parses the text. A value is
 * empty if there is none, or if the text cannot be read, which the compile reports.
 *
 * @param file name or path of the page's file
 */
export function readText(
  source: string,
  file: string,
  frontmatter: Frontmatter = {},
): { heading: string; lead: string } {
  const format = file.endsWith('x') ? 'mdx' : 'md';
  const { text, clean } = prepare(source, format);
  const features = { directive: usesDirectives(text), frontmatter: false } as const;
  const parse = format === 'mdx' ? mdxToMdast : markdownToMdast;
  if (excessOf(text, format)) return { heading: '', lead: '' };
  try {
    const { children } = parse(withSafeEnd(text), { features }) as Root;
    const textOf = (node: Nodes | undefined) => (node ? clean(plain(node)).replace(/\s+/g, ' ').trim() : '');
    const h1 = children.find((node) => node.type === 'heading' && node.depth === 1);
    const firstH1 = textOf(h1).replace(OWN_ID, '');
    const heading = titleOf(firstH1, otherHeadings(children, textOf, clean), { frontmatter, file });
    const lead = children.find((node) => node.type === 'paragraph' && isProse(textOf(node)));
    return { heading, lead: textOf(lead) };
  } catch {
    return { heading: '', lead: '' };
  }
}

function plain(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  return 'children' in node ? node.children.map(plain).join('') : '';
}

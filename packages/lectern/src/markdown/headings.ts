import type { Heading } from 'mdast';
import type { MdastPluginInstance, MdastVisitorContext } from 'satteri';
import { escapeHtml } from './html.ts';
import type { SourceFile } from './page.ts';
import { lineOf, takeId, whereIs } from './page.ts';
import { headingText, isOptionName } from './title.ts';

const EXPLICIT_ID = /\s*\{#([^\s{}]+)\}\s*$/;

/** Gives every heading an id (`{#own-id}` or a slug) and h2 to h6 an anchor link. Also fills `toc` and `anchors`. */
export function headings(source: SourceFile): MdastPluginInstance {
  const { page, prepared } = source;
  const { permalink } = page.options.strings;
  return {
    heading(node, context) {
      const where = whereIs(source, lineOf(node));
      const full = prepared.clean(context.textContent(node, { includeImageAlt: false, includeHtml: false }));
      const explicit = EXPLICIT_ID.test(full) ? explicitId(node, context) : null;
      const text = (explicit ? full.replace(EXPLICIT_ID, '') : full).replace(/\s+/g, ' ').trim();
      let id: string;
      if (explicit) {
        id = takeId(source, prepared.clean(explicit.id), where);
        context.setProperty(explicit.node, 'value', explicit.rest);
      } else {
        // A heading without a letter has no slug, and an empty id is invalid.
        id = page.slugger.slug(/[\p{L}\p{N}]/u.test(text) ? text : 'section');
        page.ids.set(id, where);
        page.anchors.push(id);
      }
      if (node.depth === 1) page.firstH1 ||= text;
      if (isTocDepth(node.depth)) page.toc.push({ text, id, depth: node.depth, charIndex: -1 });
      context.setProperty(node, 'data', { hProperties: { id } });
      if (isOptionName(text) && prepared.lines[lineOf(node) - 1] === `# ${text}`) {
        context.setProperty(node, 'children', [{ type: 'html', value: headingText(text) }]);
      }
      if (node.depth > 1) context.appendChild(node, { type: 'html', value: anchor(id, text, permalink) });
    },
  };
}

function explicitId(node: Readonly<Heading>, context: MdastVisitorContext) {
  const last = node.children.at(-1);
  if (last?.type !== 'text') return null;
  // Uses `textContent`, since satteri copies the whole tree to read a child's value.
  const value = context.textContent(last);
  const match = EXPLICIT_ID.exec(value);
  if (!match?.[1]) return null;
  return { id: match[1], node: last, rest: value.slice(0, match.index) };
}

function isTocDepth(depth: number): depth is 2 | 3 | 4 {
  return depth >= 2 && depth <= 4;
}

function anchor(id: string, text: string, permalink: string): string {
  const label = permalink.replace('{text}', () => text);
  return `<a class="header-anchor" href="#${escapeHtml(id)}" aria-label="${escapeHtml(label)}">#</a>`;
}

import { posix } from 'node:path';
import { applyEdits, type Edit } from '../edits.ts';
import { pageNames } from '../imports.ts';
import { isJsx, prefixAt, tagsOf, textProp } from '../jsx.ts';
import { type Page, walk } from '../page.ts';
import { RUNTIME_FILE } from './runtime.ts';

/** Component that wraps content for a slot. */
export const PART = 'Part';

/**
 * Wraps content for a slot (`slot="name"`) of an Astro component in an element with that slot, independent of the
 * translation of the content itself.
 *
 * @param translated names of the page's Astro components that were translated
 * @returns the text of the page; null if it has no such content
 */
export function withParts(page: Page, translated: ReadonlySet<string>): string | null {
  const edits: Edit[] = [];
  walk(page.tree, (node, above) => {
    if (!isJsx(node)) return;
    const name = textProp(node, 'slot');
    const around = above.findLast(isJsx);
    if (!name || !around || !translated.has(around.name ?? '')) return;
    const { opening, closing } = tagsOf(page, node);
    const start = `<${PART} slot="${name}">`;
    if (node.name === 'Fragment' && closing) {
      edits.push({ ...opening, text: start }, { ...closing, text: `</${PART}>` });
      return;
    }
    const line = node.type === 'mdxJsxFlowElement' ? `\n${prefixAt(page.source, node.start)}` : '';
    edits.push({ start: node.start, end: node.start, text: start + line });
    edits.push({ start: node.end, end: node.end, text: `${line}</${PART}>` });
  });
  if (edits.length === 0) return null;
  const [first] = pageNames(page).imports;
  const runtime = posix.relative(posix.dirname(page.file), RUNTIME_FILE).replace(/\.tsx$/, '');
  const at = first?.start ?? 0;
  return applyEdits(page.source, [
    ...edits,
    { start: at, end: at, text: `import { ${PART} } from '${runtime.replace(/^(?!\.)/, './')}';\n` },
  ]);
}

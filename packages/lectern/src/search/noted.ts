import { Parser } from 'htmlparser2';
import { hasNotes, NOTES, withoutNotes } from '../shared/notes.ts';

/**
 * Returns HTML without notes (`shared/notes.ts`). An element with a text note contains the noted text and nothing else.
 */
export function noted(html: string): string {
  if (!hasNotes(html)) return html;
  if (!html.includes(` ${NOTES.text}`)) return withoutNotes(html);
  let result = '';
  let end = 0;
  let depth = 0;
  /** Depth of the element whose content is skipped. */
  let leaving = -1;
  const parser = new Parser({
    onopentag(_name, attributes) {
      depth++;
      const text = attributes[NOTES.text];
      if (text === undefined || leaving >= 0) return;
      leaving = depth;
      result += html.slice(end, parser.endIndex + 1) + escapeText(text);
    },
    onclosetag(_name, isImplied) {
      // An element without an end tag ends before the tag that closed it.
      if (depth-- !== leaving) return;
      leaving = -1;
      end = isImplied ? parser.endIndex + 1 : parser.startIndex;
    },
  });
  parser.end(html);
  // Notes that remain in attributes, such as `a > b`, would look like the end of a tag to later code.
  return withoutNotes(result + html.slice(end));
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

import type { MarkdownFile, MarkdownPlugins } from 'lectern';
import { shownLines } from 'lectern/markdown';
import { type Amount, measure, proseOf } from './measure.ts';
import type { ReadingTimeOptions } from './options.ts';

/** Placeholder for the time, which is known only after the fragments of the page are compiled. */
const ELEMENT = 'lectern-reading-time';

/** Amount of text on a page, including its fragments. */
export interface Total {
  text: Amount;
  code: Amount;
}

export function add(total: Amount, more: Amount): void {
  total.words += more.words;
  total.characters += more.characters;
}

/** Counts a file of a page: its text now, its code blocks when they are compiled. */
export function counted(file: MarkdownFile, total: Total): Pick<MarkdownPlugins, 'code'> {
  add(total.text, measure(proseOf(file.text, file.format)));
  return {
    code({ code }) {
      const shown = shownLines(code).map(({ text }) => text);
      add(total.code, measure(shown.join('\n')));
      return undefined;
    },
  };
}

/** Returns whole minutes, or 0 if there is nothing to read. */
export function minutesOf({ text, code }: Total, options: Required<ReadingTimeOptions>): number {
  const words = text.words + code.words * options.code;
  const characters = text.characters + code.characters * options.code;
  const minutes = words / options.wordsPerMinute + characters / options.charactersPerMinute;
  return minutes > 0 ? Math.max(1, Math.round(minutes)) : 0;
}

/**
 * Adds the time below the heading of a page, or before its text if it has none.
 *
 * @param textOf returns the line as HTML, or an empty string for none; called at the end
 */
export function timeLine(textOf: () => string): Pick<MarkdownPlugins, 'mdast' | 'hast'> {
  let isPlaced = false;
  const place = () => ({ type: 'readingTime', data: { hName: ELEMENT }, children: [] }) as never;
  return {
    mdast: [
      {
        name: 'reading-time',
        heading(node, context) {
          if (isPlaced || node.depth !== 1) return;
          isPlaced = true;
          context.insertAfter(node, place());
        },
        after(root, context) {
          if (!isPlaced) context.prependChild(root, place());
        },
      },
    ],
    hast: [
      {
        name: 'reading-time',
        element: {
          filter: [ELEMENT],
          visit(node, context) {
            const text = textOf();
            // Neither search nor the Markdown twin needs it.
            const value = `<p class="reading-time" data-lectern-markdown="" data-lectern-text="">${text}</p>`;
            context.replaceNode(node, { type: 'raw', value: text && value });
          },
        },
      },
    ],
  };
}

import { escapeHtml } from './escape-html.ts';
import { NOTES } from './notes.ts';

/** Classes of a note. The theme has them for badges already, so that no page needs more styles for notes. */
export const NOTE_CLASS = 'badge callout-danger';

/** Export of a module that replaces a broken one, whose error has been reported. */
export const BROKEN = 'lecternBroken';

/** Returns a short visible note that replaces a part that a page cannot show. */
export function noteHtml(text: string): string {
  return `<span class="${NOTE_CLASS}">${escapeHtml(text)}</span>`;
}

/** Parts of a mistake that a list shows. */
interface Told {
  message: string;
  where: string;
  hint: string;
}

/** Maximum number of mistakes that are shown at once. A longer list is collapsed, so that the page stays visible. */
const MOST_SHOWN = 3;

/** Returns a box with the mistakes of a page, each with its place and the next step. */
export function mistakesHtml(mistakes: readonly Told[], isNotice = false): string {
  if (mistakes.length === 0) return '';
  const title = mistakes.length === 1 ? 'An error on this page' : `${mistakes.length} errors on this page`;
  const items = mistakes.map(({ message, where, hint }) => {
    const place = where ? `<code>${escapeHtml(where)}</code> ` : '';
    // A message with several lines is a stack trace or a code frame.
    const text = message.includes('\n') ? `<pre>${escapeHtml(message)}</pre>` : escapeHtml(message);
    return `<li>${place}${text}${hint ? ` ${escapeHtml(hint)}` : ''}</li>`;
  });
  const open = isNotice || mistakes.length <= MOST_SHOWN ? ' open' : '';
  // Search and the page's Markdown contain only the page's own content.
  const unread = isNotice ? '' : ` ${NOTES.markdown}="" ${NOTES.text}=""`;
  return `<details class="callout callout-danger"${open}${unread}><summary>${title}</summary><ul>${items.join('')}</ul></details>`;
}

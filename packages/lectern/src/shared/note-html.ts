import { escapeHtml } from './escape-html.ts';
import { NOTES } from './notes.ts';

/** Classes of a note, which the theme has for badges already: a page that is wrong costs no page its styles. */
export const NOTE_CLASS = 'badge callout-danger';

/** Export of a module that stands in the place of a broken one, whose mistake is told. */
export const BROKEN = 'lecternBroken';

/** A short visible note in the place of what a page cannot show. */
export function noteHtml(text: string): string {
  return `<span class="${NOTE_CLASS}">${escapeHtml(text)}</span>`;
}

/** What a note, or a list of mistakes, is made of. */
interface Told {
  message: string;
  where: string;
  hint: string;
}

/** So many mistakes are shown at once; more wait below their number, and the page is in sight. */
const MOST_SHOWN = 3;

/** A box with the mistakes of a page, each with its place and the next step. */
export function mistakesHtml(mistakes: readonly Told[], isNotice = false): string {
  if (mistakes.length === 0) return '';
  const title = mistakes.length === 1 ? 'An error on this page' : `${mistakes.length} errors on this page`;
  const items = mistakes.map(({ message, where, hint }) => {
    const place = where ? `<code>${escapeHtml(where)}</code> ` : '';
    // A message of several lines is a stack, or a picture of the code.
    const text = message.includes('\n') ? `<pre>${escapeHtml(message)}</pre>` : escapeHtml(message);
    return `<li>${place}${text}${hint ? ` ${escapeHtml(hint)}` : ''}</li>`;
  });
  const open = isNotice || mistakes.length <= MOST_SHOWN ? ' open' : '';
  // Search and the page's Markdown are about what the page says.
  const unread = isNotice ? '' : ` ${NOTES.markdown}="" ${NOTES.text}=""`;
  return `<details class="callout callout-danger"${open}${unread}><summary>${title}</summary><ul>${items.join('')}</ul></details>`;
}

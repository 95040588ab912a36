/**
 * What plugins and components note at an element of an article for those who read its text and not its HTML. Readers'
 * documents do not have it.
 */
export const NOTES = {
  /** Markdown of the element, for the page's Markdown twin. */
  markdown: 'data-lectern-markdown',
  /** Text of the element, for search. */
  text: 'data-lectern-text',
  /** Label of a fact, such as `Default`, which the element's text states: search shows it in hits. */
  fact: 'data-lectern-fact',
} as const;

const NAMES: readonly string[] = Object.values(NOTES);
/** What all of them begin with: most pages have none, and are looked through once. */
const PREFIX = ' data-lectern-';
/** Tags alone: a page may show such an attribute in its text. */
const TAG = /<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;
const ATTRIBUTE = /\s([^\s=>/"']+)(?:=(?:"[^"]*"|'[^']*'|[^\s>"']+))?/g;

/** HTML as readers get it. */
export function withoutNotes(html: string): string {
  return hasNotes(html) ? html.replace(TAG, withoutOwn) : html;
}

/** A tag without its notes. Hundreds of them have none, and are not taken apart. */
function withoutOwn(tag: string): string {
  return hasNotes(tag) ? tag.replace(ATTRIBUTE, (all, name) => (NAMES.includes(name) ? '' : all)) : tag;
}

export function hasNotes(html: string): boolean {
  return html.includes(PREFIX) && NAMES.some((name) => html.includes(` ${name}`));
}

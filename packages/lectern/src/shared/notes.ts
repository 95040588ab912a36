/**
 * Attributes that plugins and components set on elements of an article, for consumers of its text instead of its HTML.
 * They are removed from documents for readers.
 */
export const NOTES = {
  /** Markdown of the element, for the page's Markdown twin. */
  markdown: 'data-lectern-markdown',
  /** Text of the element, for search. */
  text: 'data-lectern-text',
  /** Label of a fact, such as `Default`, in the element's text. Search shows it in hits. */
  fact: 'data-lectern-fact',
} as const;

const NAMES: readonly string[] = Object.values(NOTES);
/** Common prefix of all notes. Most pages have none, so one search is enough for them. */
const PREFIX = ' data-lectern-';
/** Matches only tags, because a page may show such an attribute in its text. */
const TAG = /<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;
const ATTRIBUTE = /\s([^\s=>/"']+)(?:=(?:"[^"]*"|'[^']*'|[^\s>"']+))?/g;

/** Returns HTML as readers get it. */
export function withoutNotes(html: string): string {
  return hasNotes(html) ? html.replace(TAG, withoutOwn) : html;
}

/** Removes the notes from a tag. Hundreds of tags have none, and are not parsed. */
function withoutOwn(tag: string): string {
  return hasNotes(tag) ? tag.replace(ATTRIBUTE, (all, name) => (NAMES.includes(name) ? '' : all)) : tag;
}

export function hasNotes(html: string): boolean {
  return html.includes(PREFIX) && NAMES.some((name) => html.includes(` ${name}`));
}

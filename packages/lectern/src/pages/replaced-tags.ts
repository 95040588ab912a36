import type { HeadTag } from '../shared/head-tag.ts';

/**
 * Leaves out tags that others replace: a document has one description, one canonical address, one picture for links to
 * it. Search engines ignore a canonical address if there are two (Google Search Central, "Consolidate duplicate URLs").
 *
 * @param by tags that win
 */
export function withoutReplaced(tags: readonly HeadTag[], by: readonly HeadTag[]): HeadTag[] {
  const said = new Set(by.map(subjectOf));
  return tags.filter((tag) => {
    const subject = subjectOf(tag);
    return subject === null || !(said.has(subject) || said.has(mediumOf(subject)));
  });
}

/** Whether one of the tags has this subject: `og:image`. */
export function hasSubject(tags: readonly HeadTag[], subject: string): boolean {
  return tags.some((tag) => subjectOf(tag) === subject);
}

/** Returns the subject of a tag that a document has once: `description`, `og:image`, `canonical`. Null for others. */
export function subjectOf([name, attributes = {}]: HeadTag): string | null {
  if (name === 'link') return attributes.rel === 'canonical' ? 'canonical' : null;
  if (name !== 'meta') return null;
  const subject = String(attributes.name ?? attributes.property ?? '').toLowerCase();
  // All `robots` tags apply together, and the strictest rule wins.
  if (subject === '' || subject === 'robots') return null;
  // There may be one `theme-color` for each color scheme.
  return attributes.media ? `${subject} ${attributes.media}` : subject;
}

/** Returns `og:image` for `og:image:width`, which describes the former (ogp.me, "Structured Properties"). */
function mediumOf(subject: string): string {
  return /^(og:(?:image|video|audio)):/.exec(subject)?.[1] ?? subject;
}

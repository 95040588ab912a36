/** Elements that a project may add to the head. The title is set by the page. */
const NAMES = ['meta', 'link', 'script', 'style', 'noscript', 'base'] as const;

/**
 * An element of the head: its name, attributes and content. An attribute with the value `true` is written without a
 * value, and one with `false` is left out.
 */
export type HeadTag = [
  name: (typeof NAMES)[number],
  attributes?: Record<string, string | number | boolean>,
  content?: string,
];

/** Example of a tag for messages. */
export const HEAD_TAG_EXAMPLE = 'a tag such as ["meta", { "name": "author", "content": "Ann" }]';

export function isHeadTag(value: unknown): value is HeadTag {
  if (!Array.isArray(value) || value.length > 3) return false;
  const [name, attributes = {}, content = ''] = value;
  if (!NAMES.includes(name) || typeof content !== 'string') return false;
  if (typeof attributes !== 'object' || attributes === null || Array.isArray(attributes)) return false;
  return Object.values(attributes).every((item) => ['string', 'number', 'boolean'].includes(typeof item));
}

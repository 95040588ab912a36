import { parseDocument } from 'htmlparser2';

/** Decodes a character reference such as `&amp;`. An unknown name stays unchanged. */
export function decodeEntity(entity) {
  return parseDocument(entity).children[0]?.data ?? entity;
}

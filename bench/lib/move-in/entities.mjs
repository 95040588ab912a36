import { parseDocument } from 'htmlparser2';

/** What `&amp;` and its like stand for; a name that does not exist stays as it is. */
export function decodeEntity(entity) {
  return parseDocument(entity).children[0]?.data ?? entity;
}

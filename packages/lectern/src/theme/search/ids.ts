export const LIST_ID = 'lectern-search-results';

/** Id of an option, for `aria-activedescendant`. */
export function optionId(place: number): string {
  return `lectern-search-${place}`;
}

/**
 * Returns the line of a key in the front matter as a suffix for a place, such as `:3`; the first line if the key is
 * missing.
 */
export function firstPlaceOf(yaml: string | null, key: string): string {
  const index = (yaml ?? '').split('\n').findIndex((line) => line.startsWith(`${key}:`));
  return `:${index < 0 ? 1 : index + 2}`;
}

/** Where a key of the front matter is, as the end of a place: `:3`; that of the first line where it is not there. */
export function firstPlaceOf(yaml: string | null, key: string): string {
  const index = (yaml ?? '').split('\n').findIndex((line) => line.startsWith(`${key}:`));
  return `:${index < 0 ? 1 : index + 2}`;
}

/** Returns the prefix of the names of a site's caches. The space distinguishes those of `/docs/` and `/docs/old/`. */
export function prefixOf(base: string): string {
  return `lectern-offline ${base} `;
}

/** Deletes the caches of a site. */
export async function deleteCaches(
  base: string,
  isOld: (name: string) => boolean = () => true,
): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefixOf(base)) && isOld(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

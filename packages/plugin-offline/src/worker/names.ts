/** What the caches of a site begin with. The space keeps those of `/docs/` and `/docs/old/` apart. */
export function prefixOf(base: string): string {
  return `lectern-offline ${base} `;
}

/** Deletes caches of a site. */
export async function deleteCaches(
  base: string,
  isOld: (name: string) => boolean = () => true,
): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefixOf(base)) && isOld(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

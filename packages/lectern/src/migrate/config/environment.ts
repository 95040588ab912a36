import { isRecord } from '../their-config.ts';

/** A value of a variable that is in no text of a config. */
const SET = 'https://site.invalid';

/**
 * Runs code once more as where a site is published: the variables that a config asks for and that are not set here
 * are set.
 *
 * @param code of the config
 * @returns null where it asks for none
 */
export async function published<T>(code: string, run: () => Promise<T>): Promise<T | null> {
  const names = [...code.matchAll(/\bprocess\.env(?:\.(\w+)|\[['"](\w+)['"]\])/g)].map(
    ([, a, b]) => a ?? b ?? '',
  );
  const unset = [...new Set(names)].filter((name) => name !== 'NODE_ENV' && process.env[name] === undefined);
  if (unset.length === 0) return null;
  try {
    for (const name of unset) process.env[name] = SET;
    return await run();
  } catch {
    return null;
  } finally {
    for (const name of unset) delete process.env[name];
  }
}

/**
 * A config without what it adds to texts where it is not published: "Vite (local)" is "Vite".
 *
 * @param here what it is on this machine
 * @param there what it is where the variables are set
 * @param tell hears the path of each text that differs
 */
export function withoutAdditions(
  here: unknown,
  there: unknown,
  tell: (path: string) => void,
  path = '',
): unknown {
  if (typeof here === 'string' && typeof there === 'string') {
    const plain = there.trim();
    if (here === there || plain.length < 2 || !here.startsWith(plain)) return here;
    tell(path);
    return plain;
  }
  if (Array.isArray(here) && Array.isArray(there) && here.length === there.length)
    return here.map((item, index) => withoutAdditions(item, there[index], tell, `${path}[${index}]`));
  if (!isRecord(here) || !isRecord(there) || here instanceof RegExp) return here;
  return Object.fromEntries(
    Object.entries(here).map(([key, item]) => [
      key,
      withoutAdditions(item, there[key], tell, path ? `${path}.${key}` : key),
    ]),
  );
}

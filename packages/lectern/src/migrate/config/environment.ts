import { isRecord } from '../their-config.ts';

/** Value for variables that cannot occur in the text of a config. */
const SET = 'https://site.invalid';

/**
 * Runs code again as if the site were being published: sets the environment variables that the config reads and that
 * are not set here.
 *
 * @param code code of the config
 * @returns null if it reads no such variables
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
 * Removes additions that a config makes to texts in local builds: "Vite (local)" becomes "Vite".
 *
 * @param here value on this machine
 * @param there value when the variables are set
 * @param tell called with the path of each text that differs
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

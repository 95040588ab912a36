import fs, { readFileSync } from 'node:fs';

const WRITES =
  /^(?:write|append|createWrite|mkdir|mkdtemp|rm|rmdir|unlink|rename|copy|cp|symlink|link|truncate|chmod|chown|utimes)/;

/** Stands for a file that was opened for writing: all of its methods do nothing. */
const NO_FILE = new Proxy(
  {},
  { get: (_target, key) => (key === 'then' ? undefined : async () => undefined) },
);

/** Checks flags of Node, given as text (`w`, `a+`, `r+`) or as a number. */
function isToWrite(flags: string | number = 'r'): boolean {
  const { O_WRONLY, O_RDWR, O_CREAT, O_TRUNC } = fs.constants;
  return typeof flags === 'number'
    ? (flags & (O_WRONLY | O_RDWR | O_CREAT | O_TRUNC)) !== 0
    : !/^(?:r|rs|sr)$/.test(flags);
}

/**
 * Replaces functions that open and close files. A file opened for writing has no descriptor, and operations on it do
 * nothing.
 */
const opening = {
  openSync: (path: string, flags?: string | number, ...rest: never[]) =>
    isToWrite(flags) ? undefined : fs.openSync(path, flags ?? 'r', ...rest),
  open(path: string, ...rest: unknown[]) {
    const done = rest.at(-1);
    const flags = rest.length > 1 ? (rest[0] as string | number) : 'r';
    if (!isToWrite(flags)) return fs.open(path, ...(rest as [never]));
    if (typeof done === 'function') queueMicrotask(() => done(null, undefined));
  },
  closeSync: (file: number | undefined) => (file === undefined ? undefined : fs.closeSync(file)),
  close(file: number | undefined, done: () => void = () => {}) {
    if (file === undefined) queueMicrotask(done);
    else fs.close(file, done);
  },
};

/**
 * Returns an `fs` for a config: it can read, and functions that write do nothing.
 *
 * @param missing receives the path of each file that does not exist
 */
export function sync(missing: string[]) {
  const harmless = Object.fromEntries(
    Object.entries(fs).map(([name, value]) => [name, WRITES.test(name) ? () => undefined : value]),
  );
  return {
    ...harmless,
    ...opening,
    readFileSync: (path: string | URL, ...rest: never[]) => readOr(path, missing, rest),
  };
}

/** Returns the same for `fs/promises`. */
export function promises(missing: string[]) {
  const harmless = Object.fromEntries(
    Object.entries(fs.promises).map(([name, value]) => [
      name,
      WRITES.test(name) ? async () => undefined : value,
    ]),
  );
  return {
    ...harmless,
    open: async (path: string, flags?: string | number, ...rest: never[]) =>
      isToWrite(flags) ? NO_FILE : fs.promises.open(path, flags, ...rest),
    readFile: async (path: string | URL, ...rest: never[]) => readOr(path, missing, rest),
  };
}

function readOr(path: string | URL, missing: string[], rest: never[]): string | Buffer {
  try {
    return readFileSync(path, ...rest);
  } catch {
    missing.push(String(path));
    return String(path).endsWith('.json') ? '{}' : '';
  }
}

import fs, { readFileSync } from 'node:fs';

const WRITES =
  /^(?:write|append|createWrite|mkdir|mkdtemp|rm|rmdir|unlink|rename|copy|cp|symlink|link|truncate|chmod|chown|utimes)/;

/** What was opened to be written: every call of it does nothing. */
const NO_FILE = new Proxy(
  {},
  { get: (_target, key) => (key === 'then' ? undefined : async () => undefined) },
);

/** Flags of Node, as text (`w`, `a+`, `r+`) or as a number. */
function isToWrite(flags: string | number = 'r'): boolean {
  const { O_WRONLY, O_RDWR, O_CREAT, O_TRUNC } = fs.constants;
  return typeof flags === 'number'
    ? (flags & (O_WRONLY | O_RDWR | O_CREAT | O_TRUNC)) !== 0
    : !/^(?:r|rs|sr)$/.test(flags);
}

/** A file that is opened to be written is none: what is done with it does nothing either. */
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
 * `fs` for a config: it reads, and what would write does nothing.
 *
 * @param missing gets the path of each file that is not there
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

/** The same for `fs/promises`. */
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

import { DocsError, type ErrorKind, formatError, isDocsError, isDocsErrors } from './error.ts';

/** An error as plain data, so that it can be sent between threads and stored in the cache. */
export interface Mistake {
  message: string;
  /** `docs/en/a.md:12:3` or `docs/en/a.md`; empty if there is no single place. */
  where: string;
  hint: string;
  kind: ErrorKind;
}

/**
 * Converts a thrown error to mistakes. An error that is not a DocsError is a bug of a plugin or of the engine, and
 * keeps its stack trace.
 *
 * @param kind kind of errors that have none
 * @param where file that was being processed, for errors without a place
 */
export function mistakesOf(error: unknown, kind: ErrorKind, where = ''): Mistake[] {
  const errors: readonly unknown[] = isDocsErrors(error) ? error.errors : [error];
  return errors.map((item) =>
    isDocsError(item)
      ? { message: item.message, where: item.where || where, hint: item.hint, kind: item.kind ?? kind }
      : { message: formatError(item), where, hint: '', kind },
  );
}

export function toError({ message, ...rest }: Mistake): DocsError {
  return new DocsError(message, rest);
}

/** Singular and plural of each kind: the thing that is wrong, or the type of error. */
const NOUNS: Record<ErrorKind, [one: string, several: string]> = {
  syntax: ['syntax error', 'syntax errors'],
  link: ['link', 'links'],
  image: ['image', 'images'],
  import: ['import', 'imports'],
  component: ['component', 'components'],
  rendering: ['rendering error', 'rendering errors'],
  sidebar: ['sidebar', 'sidebars'],
  route: ['route', 'routes'],
  redirect: ['redirect', 'redirects'],
  feed: ['feed', 'feeds'],
  plugin: ['plugin', 'plugins'],
};

/**
 * Returns "12 errors: 7 links, 3 imports, 2 syntax errors", most frequent kind first, or "3 syntax errors" for one
 * kind.
 */
export function countByKind(mistakes: readonly Mistake[]): string {
  const counts = new Map<ErrorKind, number>();
  for (const { kind } of mistakes) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const errors = mistakes.length === 1 ? 'error' : 'errors';
  const [only, more] = counts.keys();
  if (only && !more) return `${mistakes.length} ${only} ${errors}`;
  const parts = [...counts]
    .sort(([a, many], [b, fewer]) => fewer - many || (a < b ? -1 : 1))
    .map(([kind, count]) => `${count} ${NOUNS[kind][count === 1 ? 0 : 1]}`);
  return `${mistakes.length} ${errors}: ${parts.join(', ')}`;
}

/** Sorts mistakes by file and line. The same mistake at the same place counts once. */
export function inOrder(mistakes: readonly Mistake[]): Mistake[] {
  const byText = new Map(mistakes.map((mistake) => [`${mistake.where}\0${mistake.message}`, mistake]));
  const placed = Array.from(byText.values(), (mistake) => ({ mistake, place: placeOf(mistake.where) }));
  return placed
    .sort(({ place: a }, { place: b }) => compare(a.file, b.file) || a.line - b.line || a.column - b.column)
    .map(({ mistake }) => mistake);
}

/** Splits `docs/a.md:12:3` into its parts. Missing numbers are 0. */
export function placeOf(where: string): { file: string; line: number; column: number } {
  const [, file = '', line = 0, column = 0] = /^(.*?)(?::(\d+))?(?::(\d+))?$/s.exec(where) ?? [];
  return { file, line: Number(line), column: Number(column) };
}

/** Compares by code units, so that the order is the same on every machine. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

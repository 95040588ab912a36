/** Subject of an error, for the counts at the end of a build. */
export type ErrorKind =
  | 'syntax'
  | 'link'
  | 'image'
  | 'import'
  | 'component'
  | 'rendering'
  | 'sidebar'
  | 'route'
  | 'redirect'
  | 'feed'
  | 'plugin';

interface ErrorOptions {
  where?: string;
  hint?: string;
  kind?: ErrorKind | undefined;
  cause?: unknown;
}

/** An error that the maintainer of a site can fix. It says what is wrong, where, and what to do next. */
export class DocsError extends Error {
  override readonly name = 'DocsError';
  /** `docs/en/a.md:12:3` or `docs/en/a.md`; empty if there is no single place. */
  readonly where: string;
  /** One sentence that says what to do next; may be empty. */
  readonly hint: string;
  /** Undefined if the code that catches the error determines the kind. */
  readonly kind: ErrorKind | undefined;

  constructor(message: string, options: ErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.where = options.where ?? '';
    this.hint = options.hint ?? '';
    this.kind = options.kind;
  }
}

/** Several errors that one pass found. They are reported together, so that they can be fixed together. */
export class DocsErrors extends Error {
  override readonly name = 'DocsErrors';
  readonly errors: readonly DocsError[];
  /** Text below the errors, such as their counts. May be empty. */
  readonly summary: string;

  constructor(title: string, errors: readonly DocsError[], summary = '') {
    super(title);
    this.errors = errors;
    this.summary = summary;
  }
}

/**
 * Returns the text of an error for a terminal or the browser overlay. Lectern's own errors have no stack trace. All
 * other errors have one, because they are bugs in Lectern or in a plugin.
 */
export function formatError(error: unknown): string {
  if (isDocsErrors(error)) {
    const lines = [error.message, ...error.errors.map((item) => indent(formatError(item)))];
    return [...lines, ...(error.summary ? [error.summary] : [])].join('\n');
  }
  if (isDocsError(error)) {
    const lines = [error.where ? `${error.where}  ${error.message}` : error.message];
    if (error.hint) lines.push(`  ${error.hint}`);
    return lines.join('\n');
  }
  if (error instanceof Error) return error.stack ?? error.message;
  return String(error);
}

/** Checks the name: the server bundle and the worker have copies of the class, for which `instanceof` would fail. */
export function isDocsError(error: unknown): error is DocsError {
  return error instanceof Error && error.name === 'DocsError';
}

export function isDocsErrors(error: unknown): error is DocsErrors {
  return error instanceof Error && error.name === 'DocsErrors';
}

function indent(text: string): string {
  return text.replace(/^/gm, '  ');
}

/**
 * Returns the candidate with the smallest edit distance to `word`, or null if none is similar enough to suggest. At
 * most two fifths of the letters of the longer word may differ, so that a swapped pair in a word of five counts.
 */
export function nearest(word: string, candidates: Iterable<string>): string | null {
  const wanted = word.toLowerCase();
  const differing = letterDifference(wanted);
  let best: string | null = null;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const enough = Math.floor(Math.max(candidate.length, word.length) * 0.4);
    const limit = Math.min(enough, bestDistance - 1);
    const text = candidate.toLowerCase();
    // A site may have thousands of addresses to compare for each of hundreds of dead links. Most differ in too many
    // letters.
    if (Math.abs(text.length - wanted.length) > limit || differing(text) > limit) continue;
    const distance = editDistance(wanted, text, limit);
    if (distance > limit) continue;
    best = candidate;
    bestDistance = distance;
  }
  return best;
}

/**
 * Creates a function that counts letters that two words do not share, in any order. It never exceeds the edit distance.
 */
function letterDifference(word: string): (other: string) => number {
  /** Counts by the last seven bits of the character code. Letters with the same bits count as one. */
  const counts = new Int16Array(128);
  const count = (text: string, step: number) => {
    let isNew = 0;
    for (let at = 0; at < text.length; at++) {
      const letter = text.charCodeAt(at) & 127;
      const before = counts[letter] ?? 0;
      if (before <= 0) isNew++;
      counts[letter] = before + step;
    }
    return isNew;
  };
  count(word, 1);
  return (other) => {
    const added = count(other, -1);
    count(other, 1);
    return Math.max(added, word.length - other.length + added);
  };
}

/** Returns the number of letters to insert, delete or replace. The result is larger than `limit` if the distance is. */
function editDistance(a: string, b: string, limit: number): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next[j] = Math.min(substitution, (row[j] as number) + 1, (next[j - 1] as number) + 1);
    }
    if (Math.min(...next) > limit) return limit + 1;
    row = next;
  }
  return row[b.length] as number;
}

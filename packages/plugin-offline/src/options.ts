import { assertOptions, DocsError } from 'lectern';

export interface OfflineOptions {
  /**
   * Files to fetch before a reader requests them: none with `visited`, the whole site with `all`, a part of it with
   * patterns of addresses such as `['/guide/**']`.
   */
  precache?: 'visited' | 'all' | readonly string[];
  /** Whether to write a worker that deletes all kept files of readers, and itself. */
  remove?: boolean;
}

const OPTIONS = ['precache', 'remove'];

/** @throws DocsError for an unknown option or an invalid value */
export function checkOptions(options: OfflineOptions): void {
  assertOptions(options, OPTIONS, 'offline()');
  const { precache = 'visited' } = options;
  const isKnown = precache === 'visited' || precache === 'all' || Array.isArray(precache);
  const wrong = isKnown ? [precache].flat().find((entry) => !isPattern(entry)) : precache;
  if (wrong === undefined) return;
  throw new DocsError(`"precache" of offline() is ${JSON.stringify(wrong)}.`, {
    hint: `Give 'visited', 'all' or addresses that begin with "/": ['/guide/**', '!/guide/old/**'].`,
  });
}

function isPattern(entry: unknown): boolean {
  return entry === 'visited' || entry === 'all' || (typeof entry === 'string' && /^!?\//.test(entry));
}

import { assertOptions, DocsError } from 'lectern';

export interface OfflineOptions {
  /**
   * What is fetched before a reader asks for it: `visited` nothing, `all` the whole site, patterns of addresses such as
   * `['/guide/**']` a part of it.
   */
  precache?: 'visited' | 'all' | readonly string[];
  /** Writes a worker that deletes what readers have, and itself. */
  remove?: boolean;
}

const OPTIONS = ['precache', 'remove'];

/** @throws DocsError for what is no option, or none of its values */
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

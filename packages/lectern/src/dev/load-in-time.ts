import { setTimeout as sleep } from 'node:timers/promises';
import { DocsError } from '../shared/error.ts';
import { during, type Work } from './work.ts';

/** Time without a loaded module after which a module is considered stuck (s). */
const LOADED_WITHIN = 30;

/**
 * Loads the modules of a page. A module may wait forever at a top-level `await`. That does not block the server, but
 * every request for the page. A busy machine that takes long for many modules gets the time it needs.
 *
 * @param loaded returns how many modules have been loaded; a different number than before is a sign of progress
 * @throws DocsError with the name of the page if no module was loaded for too long
 */
export async function loadInTime<T>(
  work: Work,
  load: () => Promise<T>,
  loaded: () => number,
  within = LOADED_WITHIN,
): Promise<T> {
  const done = new AbortController();
  try {
    return await Promise.race([during(work, load), tooLate(work, loaded, within, done.signal)]);
  } finally {
    done.abort();
  }
}

async function tooLate(
  { source }: Work,
  loaded: () => number,
  within: number,
  signal: AbortSignal,
): Promise<never> {
  let before: number;
  do {
    before = loaded();
    await sleep(within * 1000, undefined, { signal, ref: false });
  } while (loaded() !== before);
  throw new DocsError(`The modules of this page were not loaded in ${within} s.`, {
    where: `${source}:1`,
    hint: 'One of them waits at its top level (`await` outside of functions) for something that never happens.',
    kind: 'component',
  });
}

import { setTimeout as sleep } from 'node:timers/promises';
import { DocsError } from '../shared/error.ts';
import { during, type Work } from './work.ts';

/** When none of them has come for so long, one waits for ever (s). */
const LOADED_WITHIN = 30;

/**
 * Loads the modules of a page. One of them may wait for ever for what it awaits at its top level: that stops no server,
 * but all that ask for the page. A busy machine that takes long for many modules is given its time.
 *
 * @param loaded how many modules have been loaded so far; any other number than before is a sign of life
 * @throws DocsError that names the page when nothing has come for too long
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

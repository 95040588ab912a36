import { setTimeout as sleep } from 'node:timers/promises';
import { DocsError } from '../shared/error.ts';
import { during, type Work } from './work.ts';

/** What waits so long for a module waits for ever (s). */
const LOADED_WITHIN = 30;

/**
 * Loads the modules of a page. One of them may wait for ever for what it awaits at its top level: that stops no server,
 * but all that ask for the page.
 *
 * @throws DocsError that names the page when they have not come in time
 */
export async function loadInTime<T>(work: Work, load: () => Promise<T>, within = LOADED_WITHIN): Promise<T> {
  const done = new AbortController();
  try {
    return await Promise.race([during(work, load), tooLate(work, within, done.signal)]);
  } finally {
    done.abort();
  }
}

async function tooLate({ source }: Work, within: number, signal: AbortSignal): Promise<never> {
  await sleep(within * 1000, undefined, { signal, ref: false });
  throw new DocsError(`The modules of this page were not loaded in ${within} s.`, {
    where: `${source}:1`,
    hint: 'One of them waits at its top level (`await` outside of functions) for something that does not come.',
    kind: 'component',
  });
}

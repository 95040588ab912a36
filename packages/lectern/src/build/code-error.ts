import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DocsError } from '../shared/error.ts';
import type { End } from '../site/in-time.ts';
import type { Bundle } from './bundle.ts';
import { placeInProject } from './source-places.ts';

/** Message of Node.js for a name that exists only in browsers. */
const BROWSER_NAME = /^(?:window|document|navigator|localStorage|sessionStorage|location) is not defined$/;

/** Addition to a bundle of the site's code that is made again to find the place of an error. */
export type BundleExtra = 'map' | 'trace';

/** An error whose place is not known yet. */
class PlaceUnknown extends Error {
  readonly extra: BundleExtra;

  constructor(extra: BundleExtra, cause?: unknown) {
    super('', { cause });
    this.extra = extra;
  }
}

/** Returns what a bundle needs to locate an error; null if no bundle can say more about it. */
export function neededFor(error: unknown): BundleExtra | null {
  return error instanceof PlaceUnknown ? error.extra : null;
}

/**
 * Creates the error for a thread that does not reach a page, because the site's code does not return while it is
 * loaded.
 *
 * @param module number of the module that is being loaded, as reported by a traced bundle
 * @returns an error that another bundle is `neededFor`, if this one is not traced
 */
export function notLoaded(end: End, module: number | undefined, { traced }: Pick<Bundle, 'traced'>): Error {
  if (!traced) return new PlaceUnknown('trace');
  const file = module === undefined ? undefined : traced[module];
  const place = { where: file === undefined ? '' : `${file}:1`, kind: 'component' as const };
  if (end === 'exit') {
    return new DocsError('A module of the site ended the thread that loaded it.', {
      hint: 'Its top-level code, or code that it calls, calls process.exit().',
      ...place,
    });
  }
  if (end === 'memory') {
    return new DocsError('A module of the site used up the memory while it was loaded.', {
      hint: 'Its top-level code, or code that it calls, collects data without end.',
      ...place,
    });
  }
  return new DocsError('A module of the site did not finish loading in time.', {
    hint: 'Its top-level code, or code that it calls, contains an infinite loop or waits for something.',
    ...place,
  });
}

/**
 * Converts an error that the site's own code threw while it was loaded, and adds the place in the author's file.
 *
 * @param serverEntry the bundle that was loaded
 * @param project absolute folder: only its files are reported
 * @returns the error itself if other code threw it; without source maps, an error that a map is `neededFor`
 */
export function codeError(error: unknown, serverEntry: string, project: string): unknown {
  if (!(error instanceof Error)) return error;
  const { stack = '', message } = error;
  const [first = ''] = /^\s+at .*$/m.exec(stack) ?? [];
  if (!first.includes(pathToFileURL(dirname(serverEntry)).href)) return error;
  if (!existsSync(`${serverEntry}.map`)) return new PlaceUnknown('map', error);
  const where = placeInProject(stack, project);
  if (where === null) return error;
  return new DocsError(`A module of the site failed to load: ${message}`, {
    where,
    hint: BROWSER_NAME.test(message)
      ? 'Pages are rendered in Node.js. Use what only browsers have in effects and event handlers.'
      : 'Modules are loaded in Node.js before any page is rendered: fix what this line does there.',
    kind: 'component',
    cause: error,
  });
}

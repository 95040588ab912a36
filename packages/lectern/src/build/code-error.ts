import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DocsError } from '../shared/error.ts';
import { placeInProject } from './source-places.ts';

/** What Node.js says of a name that only browsers know. */
const BROWSER_NAME = /^(?:window|document|navigator|localStorage|sessionStorage|location) is not defined$/;

/** What `codeError` says before there is a source map. */
class PlaceUnknown extends Error {}

/** Whether a bundle with source maps would tell where this error is. */
export function isPlaceUnknown(error: unknown): boolean {
  return error instanceof PlaceUnknown;
}

/**
 * An error of the site's own code while it is loaded, with the place in the author's file.
 *
 * @param serverEntry the bundle that was loaded
 * @param project absolute folder: only its files are named
 * @returns what was thrown, where it is of something else; an error that `isPlaceUnknown` without source maps
 */
export function codeError(error: unknown, serverEntry: string, project: string): unknown {
  if (!(error instanceof Error)) return error;
  const { stack = '', message } = error;
  const [first = ''] = /^\s+at .*$/m.exec(stack) ?? [];
  if (!first.includes(pathToFileURL(dirname(serverEntry)).href)) return error;
  if (!existsSync(`${serverEntry}.map`)) return new PlaceUnknown(message, { cause: error });
  const where = placeInProject(stack, project);
  if (where === null) return error;
  return new DocsError(`A module of the site fails while it is loaded: ${message}`, {
    where,
    hint: BROWSER_NAME.test(message)
      ? 'Pages are rendered in Node.js: use what only browsers have in an effect or an event handler.'
      : 'Modules are loaded in Node.js before any page is rendered: fix what this line does there.',
    kind: 'component',
    cause: error,
  });
}

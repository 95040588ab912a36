import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { DocsError, isDocsError } from '../shared/error.ts';
import { systemError } from '../shared/system-error.ts';
import { firstPlace } from './source-frames.ts';

/** An error of Rolldown about a file. Its `errors` have a code and a place. */
interface BundleError {
  code?: string;
  message?: string;
  loc?: { file?: string; line: number; column: number };
}

/** Parts of Rolldown's messages that add nothing: `[PARSE_ERROR] …`, `… in lectern.config.ts`. */
const BUNDLER_NOISE = /^\[[A-Z_]+\] ?(?:Error: )?| in \S+$/g;

/** The part of Node's messages that refers to the bundled config, a file that no longer exists (`run-config.ts`). */
const NODE_NOISE = / imported from \S+config\S*\.mjs$/;

/** Message of Node.js for modules and for CommonJS. The name may be that of a file in the package. */
const MISSING_PACKAGE = /^Cannot find (?:package|module) '((?:@[^/']+\/)?[^./'][^/']*)/;

/**
 * Explains why a config file could not be loaded, to a reader who can fix it.
 *
 * @param root absolute project folder
 * @param name the config file as shown in messages
 */
export function loadError(error: unknown, root: string, name: string): DocsError {
  // A plugin reports errors in its options as a `DocsError`.
  if (isDocsError(error)) {
    return new DocsError(error.message, { where: error.where || name, hint: error.hint, cause: error });
  }
  const refused = systemError(error);
  if (refused) {
    return new DocsError(`The config file could not be loaded: ${refused.message}`, {
      where: name,
      hint: refused.hint,
      cause: error,
    });
  }
  const { errors: [bundled] = [] } = error as { errors?: BundleError[] };
  const { message = '', stack = '' } = error as Error;
  const [first = ''] = stripVTControlCharacters(bundled?.message ?? message).split('\n');
  const text = bundled ? first.replaceAll(BUNDLER_NOISE, '') : first.replace(NODE_NOISE, '');
  const [, missing] = MISSING_PACKAGE.exec(text) ?? [];
  return new DocsError(`The config file could not be loaded: ${text}`, {
    where: placeOf(bundled, stack, root) ?? name,
    hint: missing ? `Install the package: npm install ${missing}` : 'Fix the file and start again.',
    cause: error,
  });
}

/** Returns the place of the error if it is in the project. */
function placeOf(bundled: BundleError | undefined, stack: string, root: string): string | null {
  const { file = '', line = 0 } = bundled?.loc ?? {};
  const place = bundled ? file && `${file}:${line}` : firstPlace(stack);
  const path = place && relative(root, place);
  return path && !path.startsWith('..') && !path.includes('node_modules') ? path : null;
}

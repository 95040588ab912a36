import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { DocsError, DocsErrors } from '../shared/error.ts';

/**
 * What the bundler found wrong with theme and components, as errors that name file, line and column. Anything that
 * has no place in a file stays as it is: a bug, of a plugin or ours.
 *
 * @param error what Vite's `build` threw: the bundler's messages are in `errors`, with a picture of the code
 * @param project absolute folder: what files are named from
 */
export function bundleError(error: unknown, project: string): unknown {
  const { errors = [] } = error as { errors?: { message: string }[] };
  // The bundler names files from where it was started.
  const folder = relative('', project);
  const named = (message: string) => (folder ? message.replaceAll(`${folder}/`, '') : message);
  const found = errors.map(({ message }) => placed(named(stripVTControlCharacters(message))));
  if (found.length === 0 || found.includes(null)) return error;
  return new DocsErrors(
    'Theme and components could not be bundled:',
    found.filter((item) => item !== null),
  );
}

/** `[CODE] What is wrong`, and the place in the frame of a picture: `╭─[ Note.tsx:1:14 ]`. */
function placed(message: string): DocsError | null {
  const [, text = ''] = /^(?:\[\S+\] )?(.*)/.exec(message) ?? [];
  const where = /─\[ (.+:\d+:\d+) \]/.exec(message)?.[1];
  if (!where || !text) return null;
  return new DocsError(/[.!?]$/.test(text) ? text : `${text}.`, {
    where,
    hint: 'Fix the file and build again.',
  });
}

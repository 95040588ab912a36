import { Buffer } from 'node:buffer';
import { DocsError } from '../shared/error.ts';

/** Maximum length of a name in bytes. File systems allow 255, including an extension of up to five: `.html`. */
const MOST_BYTES = 250;

/** Characters that a browser would read as the end of a path, or as a slash. */
const NOT_IN_PATHS = /[?#\\]/;

/**
 * Returns the error in the name of a page's file or of its folders; null if the page can have an address.
 *
 * @param filePath path relative to the docs folder
 * @param shown path as messages show it
 */
export function nameError(filePath: string, shown: string): DocsError | null {
  const [sign] = NOT_IN_PATHS.exec(filePath) ?? [];
  if (sign) return error(`A page whose path has "${sign}" has no address that browsers ask for.`, shown);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\0-\x1f\x7f]/.test(filePath)) {
    return error('A page whose path has a control character has no address.', JSON.stringify(shown));
  }
  const name =
    filePath
      .split('/')
      .at(-1)
      ?.replace(/\.mdx?$/, '') ?? '';
  const bytes = Buffer.byteLength(name);
  if (bytes <= MOST_BYTES) return null;
  return error(
    `The name of this file has ${bytes} bytes without its extension, and the page that is made of it may have ${MOST_BYTES}.`,
    shown,
  );
}

function error(message: string, where: string): DocsError {
  return new DocsError(message, { where, hint: 'Rename it.', kind: 'route' });
}

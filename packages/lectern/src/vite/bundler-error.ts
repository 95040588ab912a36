import { existsSync } from 'node:fs';
import { isAbsolute, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { DocsError, DocsErrors, isDocsError } from '../shared/error.ts';
import { withoutQuery } from '../shared/url.ts';

/**
 * What the bundler found wrong with theme and components, as errors that name file, line and column. Anything that
 * has no place in a file stays as it is: a bug, of a plugin or ours.
 *
 * @param error what Vite's `build` threw: the bundler's messages are in `errors`, with a picture of the code
 * @param project absolute folder: what files are named from
 */
export function bundleError(error: unknown, project: string): unknown {
  const { errors = [] } = error as { errors?: BundlerError[] };
  const named = namedFrom(project);
  const found = errors.map((item) => docsErrorIn(item) ?? placed(item, project, named));
  if (found.every((item) => item.where === '')) return error;
  return new DocsErrors('Theme and components could not be bundled:', found);
}

/**
 * The same for one error: of a module that the dev server could not run.
 *
 * @returns null for an error that has no place in a file
 */
export function moduleError(error: unknown, project: string): DocsError | null {
  const found =
    docsErrorIn(error) ?? (error instanceof Error ? placed(error, project, namedFrom(project)) : null);
  return found?.where ? found : null;
}

/** The bundler names files from where it was started, those of packages beside the project as well. */
function namedFrom(project: string): (message: string) => string {
  const folder = relative('', project);
  if (!folder) return (message) => message;
  const isBeside = (path: string) => !path.startsWith(`${folder}/`) && existsSync(path);
  return (message) =>
    message
      .replace(/(?<=")[^"\n]+(?=")|(?<=─\[ )\S+?(?=:\d+:\d+ \])/g, (path) =>
        isBeside(path) ? relative(project, resolve(path)) : path,
      )
      .replaceAll(`${folder}/`, '');
}

interface BundlerError extends Error {
  /** Module that a plugin was working on. */
  id?: string;
  loc?: { line: number; column: number };
}

/** An error of our own plugins, which the bundler has put into one of its own. */
function docsErrorIn(error: unknown): DocsError | null {
  if (isDocsError(error)) return error;
  return error instanceof Error && error.cause ? docsErrorIn(error.cause) : null;
}

/** `[CODE] What is wrong`, and the place in the frame of a picture: `╭─[ Note.tsx:1:14 ]`. */
const PICTURE = /^(?:\[\S+\] )?(.*)[\s\S]*?─\[ (.+:\d+:\d+) \]/;
/** Vite's own words for a package that is not there. */
const UNRESOLVED = /failed to resolve (import ".*") from "([^"]+)"/;
/** Those of its server, for a file as well. */
const NOT_LOADED = /^Failed to load url (\S+) \(resolved id: .*?\) in (.+?)\. Does the file exist\?/;

function placed(
  { message: written, id, loc }: BundlerError,
  project: string,
  named: (message: string) => string,
): DocsError {
  const message = named(stripVTControlCharacters(written)).replace(
    /^Transform failed with \d+ errors?:\s*/,
    '',
  );
  const [, text, where] = PICTURE.exec(message) ?? [];
  if (text && where) return errorAt(text, where);
  if (id && isAbsolute(id)) {
    const place = loc ? `:${loc.line}:${loc.column + 1}` : '';
    return errorAt(message.replace(/\n[\s\S]*/, ''), relative(project, withoutQuery(id)) + place);
  }
  const [, what, from] = UNRESOLVED.exec(message) ?? [];
  if (what && from) return errorAt(`Could not resolve ${what}`, relative(project, from));
  const [, url, importer] = NOT_LOADED.exec(message) ?? [];
  if (url && importer) return errorAt(`Could not resolve import "${url}"`, relative(project, importer));
  return new DocsError(message);
}

function errorAt(text: string, where: string): DocsError {
  return new DocsError(/[.!?]$/.test(text) ? text : `${text}.`, {
    where,
    hint: 'Fix the file and build again.',
  });
}

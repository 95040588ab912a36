import { existsSync } from 'node:fs';
import { isAbsolute, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { DocsError, DocsErrors, isDocsError } from '../shared/error.ts';
import { withoutQuery } from '../shared/url.ts';

/**
 * Converts errors of the bundler in theme and components into errors with file, line and column. An error without a
 * place in a file stays as it is: it is a bug of a plugin or of Lectern.
 *
 * @param error thrown by Vite's `build`. Its `errors` have the bundler's messages, with an excerpt of the code
 * @param project absolute folder that paths in messages are relative to
 */
export function bundleError(error: unknown, project: string): unknown {
  const { errors = [] } = error as { errors?: BundlerError[] };
  const named = namedFrom(project);
  const found = errors.map((item) => docsErrorIn(item) ?? placed(item, project, named));
  if (found.every((item) => item.where === '')) return error;
  return new DocsErrors('Theme and components could not be bundled:', found);
}

/**
 * Does the same for a single error of a module that the dev server could not run.
 *
 * @returns null for an error without a place in a file
 */
export function moduleError(error: unknown, project: string): DocsError | null {
  const found =
    docsErrorIn(error) ?? (error instanceof Error ? placed(error, project, namedFrom(project)) : null);
  return found?.where ? found : null;
}

/**
 * Creates a function that makes paths in messages relative to the project. The bundler reports them relative to the
 * working directory, including files of packages outside of the project.
 */
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
  /** Module that a plugin was processing. */
  id?: string;
  loc?: { line: number; column: number };
}

/** Finds an error of Lectern's own plugins, which the bundler has wrapped in one of its own. */
function docsErrorIn(error: unknown): DocsError | null {
  if (isDocsError(error)) return error;
  return error instanceof Error && error.cause ? docsErrorIn(error.cause) : null;
}

/** `[CODE] What is wrong`, and the place in the header of a code excerpt: `╭─[ Note.tsx:1:14 ]`. */
const PICTURE = /^(?:\[\S+\] )?(.*)[\s\S]*?─\[ (.+:\d+:\d+) \]/;
/** Vite's message for a package that is not installed. */
const UNRESOLVED = /failed to resolve (import ".*") from "([^"]+)"/;
/** Message of Vite's server, for packages and files. */
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

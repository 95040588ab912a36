import { type DocsError, DocsErrors } from '../shared/error.ts';

/**
 * Combines all errors of a config into one.
 *
 * @param file the config file as shown in messages
 */
export function mistakesIn(file: string, errors: readonly DocsError[]): DocsErrors {
  return new DocsErrors(
    `${file} has ${errors.length === 1 ? 'a mistake' : `${errors.length} mistakes`}:`,
    errors,
  );
}

import { DocsError, formatError, isDocsError, isDocsErrors } from './error.ts';

let inSources = (stack: string): string => stack;

/** @param toSources maps the places in a stack trace to the author's sources, because the config file is bundled */
export function useSources(toSources: (stack: string) => string): void {
  inSources = toSources;
}

/**
 * Converts an error of a plugin's code to a DocsError. An error that the plugin throws for authors keeps its text.
 *
 * @param hook name of the hook that threw
 * @param where file, or file:line, that the plugin was working on
 */
export function pluginError(name: string, hook: string, error: unknown, where = ''): Error {
  if (isDocsErrors(error)) return error;
  if (isDocsError(error)) {
    return new DocsError(`Plugin "${name}": ${error.message}`, {
      where: error.where || where,
      hint: error.hint,
      cause: error,
    });
  }
  const [first = '', ...stack] = inSources(formatError(error)).split('\n');
  return new DocsError(`Plugin "${name}", ${hook}: ${first}`, {
    where,
    // Place in the plugin's code: the first line of the stack trace with a file.
    hint: stack.find((line) => line.includes('at '))?.trim() ?? '',
    cause: error,
  });
}

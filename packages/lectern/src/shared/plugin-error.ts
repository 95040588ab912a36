import { DocsError, formatError, isDocsError, isDocsErrors } from './error.ts';

let inSources = (stack: string): string => stack;

/** @param toSources gives the places in a stack as those of what the author wrote: the config file is bundled */
export function useSources(toSources: (stack: string) => string): void {
  inSources = toSources;
}

/**
 * An error of a plugin's code as one of ours; one that the plugin has made for authors keeps its text.
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
    // Where in the plugin's code: the first place that is a file.
    hint: stack.find((line) => line.includes('at '))?.trim() ?? '',
    cause: error,
  });
}

import { messageIn, messagesOf, moreAbout } from '../explain/find.ts';
import { formatError } from '../shared/error.ts';

/** Ids that are already shown on the terminal: during development, the same message is printed again and again. */
const told = new Set<string>();

/**
 * Prints an error on the terminal of the dev server, followed by the command that explains it if that was not shown
 * yet.
 */
export function tellError(error: unknown): void {
  console.error(withMore(`\n${formatError(error)}`, messagesOf(error)));
}

/** Does the same for warnings, each with its place, as a build prints them. */
export function tellWarnings(texts: readonly string[]): void {
  if (texts.length === 0) return;
  const lines = texts.map((text) => `warning  ${text}`);
  console.warn(withMore(lines.join('\n'), texts.map(messageIn)));
}

function withMore(text: string, messages: readonly string[]): string {
  return [text, moreAbout(messages, told)].filter(Boolean).join('\n');
}

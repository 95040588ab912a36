import { isDocsError, isDocsErrors } from '../shared/error.ts';
import { CATALOGUE } from './catalogue/index.ts';

/** A text of the catalogue, split at its variable parts. */
interface Pattern {
  id: string;
  parts: readonly string[];
  /** Length of the fixed text. If two patterns match, the one with more fixed text is used. */
  weight: number;
}

const PATTERNS: readonly Pattern[] = CATALOGUE.flatMap(({ entries }) =>
  entries.flatMap(({ id, messages }) =>
    messages.map((text) => {
      const parts = text.split('…');
      return { id, parts, weight: parts.join('').length };
    }),
  ),
).sort((a, b) => b.weight - a.weight);

/**
 * Returns the id of a message in the catalogue. Messages are identified by their text: errors pass through threads,
 * caches and plugins as text, and the id does not have to be repeated in the code that throws.
 *
 * @param message a message without its place; a hint may follow
 * @returns undefined for a text that is not a message of the engine, such as one of a package
 */
export function idOf(message: string): string | undefined {
  return patternOf(message)?.id;
}

function patternOf(message: string): Pattern | undefined {
  const whole = PATTERNS.find(({ parts }) => fits(message, parts));
  // Some messages begin with the name of a hook, a file or a page.
  const isEnd = ({ parts }: Pattern) => fits(message, parts[0] === '' ? parts : ['', ...parts]);
  return whole ?? PATTERNS.find(isEnd);
}

/**
 * Checks whether a text contains the parts in order, with anything between them. Runs in one pass, since texts may be
 * long.
 */
function fits(text: string, [first = '', ...rest]: readonly string[]): boolean {
  const last = rest.pop();
  if (last === undefined) return text === first;
  if (!text.startsWith(first)) return false;
  let at = first.length;
  for (const part of rest) {
    const found = text.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return text.length - last.length >= at && text.endsWith(last);
}

/**
 * Returns the messages of an error, without places and hints. Returns none for an error that is not a `DocsError`,
 * which is a bug.
 */
export function messagesOf(error: unknown): string[] {
  if (isDocsErrors(error)) return error.errors.flatMap(messagesOf);
  return isDocsError(error) ? [error.message] : [];
}

/**
 * Returns the message in terminal output such as `docs/a.md:3:1  There is no image b.png.`, without the hint on the
 * next line.
 */
export function messageIn(line: string): string {
  const [first = ''] = line.split(/\n {2}(?=\S)/, 1);
  const [, rest] = /^\S.*? {2}(.*)$/s.exec(first) ?? [];
  if (rest === undefined) return first;
  // The beginning of a message may look like a place.
  const weight = (text: string) => patternOf(text)?.weight ?? 0;
  return weight(rest) > 0 && weight(rest) >= weight(first) ? rest : first;
}

/**
 * Returns the command that explains messages, as the last line below them; empty if the catalogue contains none of
 * them.
 *
 * @param told ids that were already printed and are skipped; the new ones are added to it
 */
export function moreAbout(messages: readonly string[], told: Set<string> = new Set()): string {
  const ids = [...new Set(messages.flatMap((message) => idOf(message) ?? []))].filter((id) => !told.has(id));
  for (const id of ids) told.add(id);
  return ids.length > 0 ? `More: lectern explain ${ids.join(' ')}` : '';
}

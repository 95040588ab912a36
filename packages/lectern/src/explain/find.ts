import { isDocsError, isDocsErrors } from '../shared/error.ts';
import { CATALOGUE } from './catalogue/index.ts';

/** A text of the catalogue, taken apart at what differs from time to time. */
interface Pattern {
  id: string;
  parts: readonly string[];
  /** Of two patterns that fit, the one with more text of its own is meant. */
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
 * The id of a message in the catalogue. Messages are known by their text: an error passes threads, caches and plugins
 * as text, and its place in the code is the only one that has to say it.
 *
 * @param message a message without its place; a hint may follow
 * @returns undefined for the text of others, such as a package
 */
export function idOf(message: string): string | undefined {
  return patternOf(message)?.id;
}

function patternOf(message: string): Pattern | undefined {
  const whole = PATTERNS.find(({ parts }) => fits(message, parts));
  // Some messages begin with what a hook, a file or a page is called.
  const isEnd = ({ parts }: Pattern) => fits(message, parts[0] === '' ? parts : ['', ...parts]);
  return whole ?? PATTERNS.find(isEnd);
}

/** Whether a text has the parts in their order, with anything between them: in one pass, as texts may be long. */
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

/** The messages of an error, without places and hints; none for an error that is not ours, which is a bug. */
export function messagesOf(error: unknown): string[] {
  if (isDocsErrors(error)) return error.errors.flatMap(messagesOf);
  return isDocsError(error) ? [error.message] : [];
}

/** The message in a line of a terminal: `docs/a.md:3:1  There is no image b.png.`, with its hint on the next line. */
export function messageIn(line: string): string {
  const [first = ''] = line.split(/\n {2}(?=\S)/, 1);
  const [, rest] = /^\S.*? {2}(.*)$/s.exec(first) ?? [];
  if (rest === undefined) return first;
  // What looks like a place may be the beginning of a message.
  const weight = (text: string) => patternOf(text)?.weight ?? 0;
  return weight(rest) > 0 && weight(rest) >= weight(first) ? rest : first;
}

/**
 * The command that explains messages, as the last line below them; empty where the catalogue has none of them.
 *
 * @param told ids that were named before, and are not again; those that are named now come in
 */
export function moreAbout(messages: readonly string[], told: Set<string> = new Set()): string {
  const ids = [...new Set(messages.flatMap((message) => idOf(message) ?? []))].filter((id) => !told.has(id));
  for (const id of ids) told.add(id);
  return ids.length > 0 ? `More: lectern explain ${ids.join(' ')}` : '';
}

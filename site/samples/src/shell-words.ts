/** Words that may precede a command. */
const BEFORE = new Set(['sudo', 'time', 'exec', 'env', 'cross-env', 'then', 'do', 'if']);

/**
 * Parses the commands of a shell script into lists of words. Quotes are resolved; variables set before a command,
 * comments and redirections are left out. Bash itself has already checked the syntax.
 */
export function parse(script: string): string[][] {
  const commands: string[][] = [[]];
  let word: string | null = null;
  const endWord = () => {
    if (word !== null) commands.at(-1)?.push(word);
    word = null;
  };
  for (let at = 0; at < script.length; at++) {
    const char = script[at] ?? '';
    if (char === '\\') {
      at++;
      if (script[at] !== '\n') word = (word ?? '') + (script[at] ?? '');
    } else if (char === '"' || char === "'") {
      const end = script.indexOf(char, at + 1);
      word = (word ?? '') + script.slice(at + 1, end === -1 ? undefined : end);
      at = end === -1 ? script.length : end;
    } else if (char === '#' && word === null) {
      at = script.indexOf('\n', at) === -1 ? script.length : script.indexOf('\n', at) - 1;
    } else if (/[\n;&|()]/.test(char)) {
      endWord();
      commands.push([]);
    } else if (/\s/.test(char)) {
      endWord();
    } else word = (word ?? '') + char;
  }
  endWord();
  return commands.map(withoutPrefix).filter(({ length }) => length > 0);
}

function withoutPrefix(words: string[]): string[] {
  const first = words.findIndex((word) => !BEFORE.has(word) && !/^\w+=/.test(word));
  const command = first === -1 ? [] : words.slice(first);
  const redirected = command.findIndex((word) => /^\d?[<>]/.test(word));
  return redirected === -1 ? command : command.slice(0, redirected);
}

/** Returns lines with their numbers (from 1); lines that a backslash continues are joined. */
export function joinedLines(text: string): { line: number; script: string }[] {
  const lines: { line: number; script: string }[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const last = lines.at(-1);
    if (last?.script.endsWith('\\')) last.script = `${last.script}\n${line}`;
    else lines.push({ line: index + 1, script: line });
  }
  return lines;
}

/**
 * A message: `docs/a.md:12:3  There is no file …`. It is indented if it is one of several; a warning starts with
 * "warning".
 */
const TOLD =
  /^\s*(?:(warning|notice|error)s?:?\s+)?((?:\.{0,2}\/)?[^\s:"]+\.(?:mdx?|[cm]?[jt]sx?|json|vue|astro|ya?ml))(?::(\d+))?(?::\d+)?\s\s+(\S.*)$/;

/**
 * Parses the messages of a build that are about files.
 *
 * @param output of the command
 * @returns `{file, line, message, kind, isWarning}`; the file as the command writes it
 */
export function readTold(output) {
  return output.split('\n').flatMap((text) => {
    const match = TOLD.exec(text);
    if (!match) return [];
    const [, level, file, line, message] = match;
    return [
      { file, line: Number(line ?? 0), message, kind: kindOf(message), isWarning: level === 'warning' },
    ];
  });
}

/**
 * Removes the parts of a message that differ from place to place, so that messages of one kind can be counted. Names of
 * components and keys stay, because each of them is separate work.
 */
export function kindOf(message) {
  return message
    .replace(/["“`]([^"”`]*)["”`]/g, (quoted, name) => (/^[A-Za-z][\w.-]{0,24}$/.test(name) ? quoted : '"…"'))
    .replace(/<(\/?[A-Za-z][\w.]*)[^>]*>/g, '<$1>')
    .replace(/(?<=^|\s)[^\s"<]*[/#@][^\s"]*[^\s".,;:]/g, '…')
    .replace(/(?<=^|\s)[\w.-]+\.(?:mdx?|[jt]sx?|svg|png|jpe?g|webp|json|vue|astro)(?=$|[\s.,;:])/g, '…')
    .replace(/\[\d+\]/g, '[n]')
    .slice(0, 140);
}

/**
 * Returns the last lines of the output that are not about a file: the error that stopped a build, and the final count.
 */
export function otherWords(output) {
  return output
    .split('\n')
    .filter((line) => line.trim() !== '' && !TOLD.test(line) && !/^\s{2,}\S/.test(line))
    .slice(-12);
}

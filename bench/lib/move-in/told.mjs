/** `docs/a.md:12:3  There is no file …`, indented where it is one of several, with "warning" in front where it is one. */
const TOLD =
  /^\s*(?:(warning|notice|error)s?:?\s+)?((?:\.{0,2}\/)?[^\s:"]+\.(?:mdx?|[cm]?[jt]sx?|json|vue|astro|ya?ml))(?::(\d+))?(?::\d+)?\s\s+(\S.*)$/;

/**
 * What a build says of files.
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
 * A message without what differs from place to place, so that those of one kind can be counted. Names of components
 * and keys stay: each is work of its own.
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

/** Lines of the output that are about no file: what stopped a build, and the count at its end. */
export function otherWords(output) {
  return output
    .split('\n')
    .filter((line) => line.trim() !== '' && !TOLD.test(line) && !/^\s{2,}\S/.test(line))
    .slice(-12);
}

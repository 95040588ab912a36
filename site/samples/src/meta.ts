/** Words that a fence's meta may contain: first those for display, then those for the checker. */
const WORDS = [
  'title',
  'showLineNumbers',
  'wrapCode',
  'nocheck',
  'unproven',
  'expect',
  'in',
  'run',
  'output',
  'lang',
] as const;

const ATTRIBUTE = /([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|\{([^}]*)\}|([^\s{}"']+)))?/g;

/**
 * Reads the meta of a fence: `title="rsbuild.config.ts" {2} expect="text"`.
 *
 * @returns the attributes, and the unknown words (most often typos)
 */
export function readAttributes(meta: string): { attributes: Record<string, string>; unknown: string[] } {
  const attributes: Record<string, string> = {};
  const unknown: string[] = [];
  const rest = meta.replace(/(^|\s)\{[\d\s,-]*\}/g, '$1');
  for (const [, name = '', double, single, braces, bare] of rest.matchAll(ATTRIBUTE)) {
    if ((WORDS as readonly string[]).includes(name))
      attributes[name] = double ?? single ?? braces ?? bare ?? '';
    else unknown.push(name);
  }
  return { attributes, unknown };
}

/** Returns the hint at the end of a message about an unknown word. */
export function formatWords(): string {
  return `Known words: ${WORDS.join(', ')}.`;
}

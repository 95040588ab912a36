/** Replaces each run of white space by a single space. Most runs are a single space already, and are skipped. */
export function singleSpaces(text: string): string {
  return text.replace(/[^\S ]\s*| \s+/g, ' ');
}

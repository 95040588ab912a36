/**
 * Checks whether a text may have containers, which few pages have. Directives cost a pass, because the parser sees them
 * in `a:b` too.
 */
export function usesDirectives(text: string): boolean {
  return text.includes(':::');
}

/** Directives cost a pass, because the parser sees them in `a:b` too; few pages have containers. */
export function usesDirectives(text: string): boolean {
  return text.includes(':::');
}

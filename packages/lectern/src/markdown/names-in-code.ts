/**
 * Checks whether code uses a name as an identifier, not as a property of something else: `Note`, but not `props.Note`.
 */
export function usesName(code: string, name: string): boolean {
  return new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(code);
}

/** A text with a single space for each run of white space. Most of that is a single space already, and is passed over. */
export function singleSpaces(text: string): string {
  return text.replace(/[^\S ]\s*| \s+/g, ' ');
}

/**
 * Returns the text that copying a code block gives: its lines as written. Line numbers and diff marks are CSS and are
 * not copied.
 */
export function codeText(code: { textContent: string | null }): string {
  return (code.textContent ?? '').replace(/\n$/, '');
}

/** What copying a code block gives: its lines as written; numbers and diff marks are CSS and stay behind. */
export function codeText(code: { textContent: string | null }): string {
  return (code.textContent ?? '').replace(/\n$/, '');
}

/** Capitalizes a word: `tea` becomes `Tea`. */
export function capital(word: string): string {
  return (word[0] ?? '').toUpperCase() + word.slice(1);
}

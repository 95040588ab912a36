/** How a greeting is written. */
export interface GreetOptions {
  /**
   * The last character of the sentence.
   *
   * @defaultValue `'!'`
   */
  mark?: string;
}

/**
 * Greets somebody.
 *
 * @param name who is greeted
 * @returns a sentence such as `Hello, Ada!`
 * @throws {RangeError} when the name is empty
 * @example
 * ```ts
 * greet('Ada', { mark: '.' }); // 'Hello, Ada.'
 * ```
 */
export function greet(name: string, { mark = '!' }: GreetOptions = {}): string {
  if (name === '') throw new RangeError('There is no name.');
  return `Hello, ${name}${mark}`;
}

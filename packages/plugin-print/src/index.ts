export type { Book, Localized, PrintOptions } from './options.ts';
export { print } from './print.ts';
export type { Words } from './words.ts';

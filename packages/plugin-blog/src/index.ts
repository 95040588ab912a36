export { blog } from './blog.ts';
export type { Author, BlogOptions, Localized } from './options.ts';
export type { Words } from './words.ts';

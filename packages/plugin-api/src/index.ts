export { api } from './api.ts';
export type { ApiOptions, Localized } from './options.ts';
export type { Words } from './words.ts';

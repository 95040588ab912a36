export { announcement } from './announcement.ts';
export type { Announcement, Localized } from './options.ts';
export type { Words } from './words.ts';

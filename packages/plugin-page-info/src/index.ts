export type {
  ContributorOptions,
  PageInfoOptions,
  Person,
  ReadingTimeOptions,
  TagOptions,
} from './options.ts';
export { pageInfo } from './page-info.ts';
export type { Words } from './words.ts';

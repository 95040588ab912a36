export { feedback } from './feedback.ts';
export type { FeedbackOptions, Localized } from './options.ts';
export type { Words } from './words.ts';

export { offline } from './offline.ts';
export type { OfflineOptions } from './options.ts';

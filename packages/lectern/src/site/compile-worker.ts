import { watchMain } from './main-watch.ts';

export { compileBatch } from './compile-batch.ts';

watchMain();

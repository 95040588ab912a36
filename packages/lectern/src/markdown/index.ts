/** `lectern/markdown`: Markdown as Lectern reads it, for checks of one's own. */

export type { CodeLine } from './code-hidden.ts';
export { shownLines } from './code-shown.ts';
export { type Fence, readFences } from './fences.ts';

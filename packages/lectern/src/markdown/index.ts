/** Entry point `lectern/markdown`: reads Markdown as Lectern does, for custom checks. */

export type { CodeLine } from './code-hidden.ts';
export { shownLines } from './code-shown.ts';
export { type Fence, readFences } from './fences.ts';

/** `lectern/markdown`: Markdown as Lectern reads it, for checks of one's own. */

export { type Fence, readFences } from './fences.ts';

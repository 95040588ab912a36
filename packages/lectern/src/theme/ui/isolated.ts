import type { ReactNode } from 'react';
import type { LocaleInfo } from '../../client/index.ts';

/** Begins a part of a line that has a direction of its own, that of its first letter; and ends it. */
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_DIRECTIONAL_ISOLATE = '\u2069';

/**
 * A name in a line of several. Where that goes from right to left, names in Latin letters would be put together, and in
 * the order of these: each is kept apart from the others. In other lines it is as it is.
 */
export function isolated(name: ReactNode, dir: LocaleInfo['dir']): ReactNode {
  return dir ? [FIRST_STRONG_ISOLATE, name, POP_DIRECTIONAL_ISOLATE] : name;
}

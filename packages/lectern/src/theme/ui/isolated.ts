import type { ReactNode } from 'react';
import type { LocaleInfo } from '../../client/index.ts';

/** Begins and ends a part of a line with its own direction, which its first strong character determines. */
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_DIRECTIONAL_ISOLATE = '\u2069';

/**
 * Isolates a name in a line of several names. In a right-to-left line, adjacent names in Latin letters would otherwise
 * be joined and ordered from left to right. In other lines the name is returned unchanged.
 */
export function isolated(name: ReactNode, dir: LocaleInfo['dir']): ReactNode {
  return dir ? [FIRST_STRONG_ISOLATE, name, POP_DIRECTIONAL_ISOLATE] : name;
}

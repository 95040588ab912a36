import { useSite } from '../../client/index.ts';
import { useScroll } from '../ui/use-scroll.ts';

/** The bar's own height: above it there is nothing to gain by hiding. */
const TOP = 72;

type HideNavbar = 'never' | 'auto' | 'always';

const RULES: Record<HideNavbar, (y: number, previous: number, isHidden: boolean) => boolean> = {
  never: () => false,
  // Up again brings it back.
  auto: (y, previous, isHidden) => y > TOP && (y === previous ? isHidden : y > previous),
  always: (y) => y > TOP,
};

/** True while the navbar is scrolled out of sight (SPEC 2.2). */
export function useHiddenNavbar(): boolean {
  return useScroll(RULES[useSite().theme.hideNavbar], false);
}

import { useSite } from '../../client/index.ts';
import { useScroll } from '../ui/use-scroll.ts';

/** Height of the bar in px. Above this scroll position, hiding would gain nothing. */
const TOP = 72;

type HideNavbar = 'never' | 'auto' | 'always';

const RULES: Record<HideNavbar, (y: number, previous: number, isHidden: boolean) => boolean> = {
  never: () => false,
  // Scrolling up shows it again.
  auto: (y, previous, isHidden) => y > TOP && (y === previous ? isHidden : y > previous),
  always: (y) => y > TOP,
};

/** True while the navbar is hidden because of scrolling (SPEC 2.2). */
export function useHiddenNavbar(): boolean {
  return useScroll(RULES[useSite().theme.hideNavbar], false);
}

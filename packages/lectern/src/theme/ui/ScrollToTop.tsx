import { focusTarget, useSite } from '../../client/index.ts';
import { useScroll } from './use-scroll.ts';

/** Scroll position in px from which scrolling back takes a while. */
const FAR = 300;

const isFar = (y: number) => y > FAR;

export function ScrollToTop() {
  const { enableScrollToTop, labels } = useSite().theme;
  const isShown = useScroll(isFar, false) && enableScrollToTop;
  if (!isShown) return null;
  return (
    <button
      className="tool scroll-to-top"
      type="button"
      onClick={toTop}
      data-tooltip={labels.scrollToTop}
      data-placement="left"
      aria-label={labels.scrollToTop}
    >
      <span className="icon icon-chevron" />
    </button>
  );
}

/** Scrolls to the top. The button disappears there, so the focus moves to the heading. */
function toTop(): void {
  scrollTo({
    top: 0,
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
  });
  focusTarget('');
}

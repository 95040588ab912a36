import { type RefObject, useEffect } from 'react';
import { loadPage, normalizePath, usePage, useSite, withoutBase } from '../../client/index.ts';
import { placeBox } from './place-box.ts';
import { watchTriggers } from './watch-triggers.ts';

/** Delay in ms, long enough that a pointer that passes over a text opens nothing. */
const CARD_DELAY = 450;

/** Shows the title and the first sentence of the page behind a link of the article. */
export function useHoverCard(ref: RefObject<HTMLElement | null>): void {
  const { base } = useSite();
  const { routePath } = usePage();
  useEffect(() => {
    const card = ref.current;
    if (!card) return;
    let wanted: HTMLElement | null = null;

    async function fill(link: HTMLAnchorElement, box: HTMLElement): Promise<void> {
      const path = withoutBase(base, link.pathname);
      if (link.origin !== location.origin || path === null || normalizePath(path) === routePath) return;
      // A page that cannot be loaded has no preview. Following the link reports the reason.
      const page = (await loadPage(normalizePath(path)).catch(() => null))?.page;
      if (!page?.description || wanted !== link) return;
      const title = document.createElement('strong');
      title.textContent = page.title;
      box.replaceChildren(title, page.description);
      box.showPopover();
      placeBox(box, link.getClientRects()[0] ?? link.getBoundingClientRect(), 'bottom');
    }

    return watchTriggers({
      selector: '.prose a[href]:not(.header-anchor, [target])',
      triggers: 'hover focus',
      delay: CARD_DELAY,
      boxOf: () => card,
      show(link) {
        wanted = link;
        fill(link as HTMLAnchorElement, card);
        return true;
      },
      hide() {
        wanted = null;
        card.hidePopover();
      },
    });
  }, [ref, base, routePath]);
}

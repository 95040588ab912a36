import { useEffect, useRef } from 'react';
import { type Placement, placeBox } from './place-box.ts';
import { useHoverCard } from './use-hover-card.ts';
import { useMenuPlaces } from './use-menu-places.ts';
import { watchTriggers } from './watch-triggers.ts';

/** Tooltip and hover card of the page. One box of each kind is enough for all elements. */
export function Floating() {
  const tooltip = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  useMenus();
  useMenuPlaces();
  useTooltip(tooltip);
  useHoverCard(card);
  return (
    <>
      <div className="tooltip" role="tooltip" popover="manual" ref={tooltip} id="lectern-tooltip" />
      <div className="hover-card" popover="manual" ref={card} aria-hidden="true" />
    </>
  );
}

/** Makes menus with `data-trigger` open on hover or focus as well. By click, menus open without script. */
function useMenus(): void {
  useEffect(() => {
    const boxOf = (opener: HTMLElement) =>
      document.getElementById(opener.getAttribute('popovertarget') ?? '');
    return watchTriggers({
      selector: '[popovertarget][data-trigger]',
      triggers: '',
      isToggle: true,
      boxOf,
      show(opener) {
        const box = boxOf(opener);
        if (!box || box.matches(':popover-open')) return false;
        // In a drawer, menus are part of the list and do not float.
        if (getComputedStyle(box).position !== 'static') box.showPopover({ source: opener });
        return box.matches(':popover-open');
      },
      hide: (opener) => boxOf(opener)?.hidePopover(),
    });
  }, []);
}

/**
 * Shows the text of `data-tooltip` for any element. `data-placement` and `data-trigger` set its position and trigger.
 */
function useTooltip(ref: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    return watchTriggers({
      selector: '[data-tooltip]',
      triggers: 'hover focus',
      boxOf: () => box,
      show(opener) {
        const { tooltip = '', placement = 'top' } = opener.dataset;
        // A tap on a button performs its action, so its name is not shown.
        const isTapped = opener.matches('.tool') && matchMedia('(hover: none)').matches;
        if (!tooltip || isTapped) return false;
        box.textContent = tooltip;
        // A control whose name is the same text needs no description.
        if (opener.getAttribute('aria-label') !== tooltip) opener.setAttribute('aria-describedby', box.id);
        box.showPopover();
        placeBox(box, opener.getBoundingClientRect(), placement as Placement);
        return true;
      },
      hide(opener) {
        opener.removeAttribute('aria-describedby');
        box.hidePopover();
      },
    });
  }, [ref]);
}

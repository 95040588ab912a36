import { useEffect, useRef } from 'react';
import { type Placement, placeBox } from './place-box.ts';
import { useHoverCard } from './use-hover-card.ts';
import { useMenuPlaces } from './use-menu-places.ts';
import { watchTriggers } from './watch-triggers.ts';

/** The tooltip and the hover card of the page: one box of each kind is enough. */
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

/** Menus open by a click, without script; `data-trigger` adds hovering or focus to that. */
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
        // In a drawer, where menus are part of the list, there is nothing to float.
        if (getComputedStyle(box).position !== 'static') box.showPopover({ source: opener });
        return box.matches(':popover-open');
      },
      hide: (opener) => boxOf(opener)?.hidePopover(),
    });
  }, []);
}

/** `data-tooltip` on any element shows its text; `data-placement` and `data-trigger` say where and when. */
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
        // Under a finger a button does what it says; no one asks what it is called.
        const isTapped = opener.matches('.tool') && matchMedia('(hover: none)').matches;
        if (!tooltip || isTapped) return false;
        box.textContent = tooltip;
        // A control that is called the same needs no description.
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

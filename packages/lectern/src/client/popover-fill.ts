import { apply } from '@oddbird/popover-polyfill/fn';

/**
 * Menus, drawers and search in browsers without popovers (Chrome before 114, Firefox before 125, Safari before 17).
 * What it says of their looks comes before all of ours (`styles/index.css`), as the browser's own would.
 */
apply({ layerName: 'lectern.popovers' });

/** It gives the focus to the first link of what opens; browsers do so in dialogs, and elsewhere look for `autofocus`. */
document.addEventListener(
  'beforetoggle',
  ({ target, newState }) => {
    const before = document.activeElement as HTMLElement | null;
    const popover = target as HTMLElement;
    if (newState === 'closed' || popover.localName === 'dialog' || popover.querySelector('[autofocus]'))
      return;
    queueMicrotask(() => popover.contains(document.activeElement) && before?.focus());
  },
  true,
);

import { apply } from '@oddbird/popover-polyfill/fn';

/**
 * Menus, drawers and search in browsers without popovers (Chrome before 114, Firefox before 125, Safari before 17).
 * What it says of their looks comes before all of ours (`styles/index.css`), as the browser's own would.
 */
apply({ layerName: 'lectern.popovers' });

/**
 * It gives the focus to the first link of what opens; browsers do so in dialogs, and elsewhere look for `autofocus`.
 * What is inert cannot get it. To give it back afterwards would be too late: a menu that was opened by hovering closes
 * when the focus comes or goes.
 */
document.addEventListener(
  'beforetoggle',
  ({ target, newState }) => {
    const popover = target as HTMLElement;
    if (newState === 'closed' || popover.localName === 'dialog' || popover.querySelector('[autofocus]'))
      return;
    popover.inert = true;
    queueMicrotask(() => {
      popover.inert = false;
    });
  },
  true,
);

import { apply } from '@oddbird/popover-polyfill/fn';

/**
 * Menus, drawers and search in browsers without popovers (Chrome before 114, Firefox before 125, Safari before 17). The
 * polyfill's styles come before all styles of the theme (`styles/index.css`), like the browser's own.
 */
apply({ layerName: 'lectern.popovers' });

/**
 * Keeps the polyfill from moving the focus to the first link of an opened popover. Browsers do that for dialogs only,
 * and otherwise look for `autofocus`. An inert element cannot get the focus. Restoring the focus afterwards would be
 * too late: a menu that was opened by hovering closes when the focus moves.
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

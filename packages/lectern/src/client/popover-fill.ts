import { apply } from '@oddbird/popover-polyfill/fn';

/**
 * Menus, drawers and search in browsers without popovers (Chrome before 114, Firefox before 125, Safari before 17).
 * What it says of their looks comes before all of ours (`styles/index.css`), as the browser's own would.
 */
apply({ layerName: 'lectern.popovers' });

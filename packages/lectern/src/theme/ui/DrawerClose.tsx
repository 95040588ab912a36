import { useSite } from '../../client/index.ts';

/**
 * Button that closes a drawer and gets the focus when it opens. It is the first element in its parent, and CSS shows it
 * only if the parent is a drawer.
 */
export function DrawerClose({ target }: { target: string }) {
  const { labels } = useSite().theme;
  return (
    <button
      className="tool drawer-close"
      type="button"
      popoverTarget={target}
      popoverTargetAction="hide"
      aria-label={labels.close}
      // biome-ignore lint/a11y/noAutofocus: of the drawer, not of the page: what opens takes the focus
      autoFocus
    >
      <span className="icon icon-close" />
    </button>
  );
}

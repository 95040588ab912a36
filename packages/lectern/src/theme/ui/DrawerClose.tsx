import { useSite } from '../../client/index.ts';

/** Closes a drawer, and takes the focus when it opens; CSS shows it only where its parent is one. First in it. */
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

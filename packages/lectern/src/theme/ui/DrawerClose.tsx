import { useSite } from '../../client/index.ts';

/** Closes a drawer; CSS shows it only where its parent is one. */
export function DrawerClose({ target }: { target: string }) {
  const { labels } = useSite().theme;
  return (
    <button
      className="tool drawer-close"
      type="button"
      popoverTarget={target}
      popoverTargetAction="hide"
      aria-label={labels.close}
    >
      <span className="icon icon-close" />
    </button>
  );
}

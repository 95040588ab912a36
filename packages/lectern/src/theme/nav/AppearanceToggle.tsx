import { useAppearance, useSite } from '../../client/index.ts';

/**
 * Flips light and dark. The boot script handles the click, before and after hydration alike; the icon
 * follows `<html data-theme>` in CSS, so it is right from the first paint.
 */
export function AppearanceToggle() {
  const { darkMode, labels } = useSite().theme;
  const { isDark } = useAppearance();
  if (!darkMode) return null;
  const label = isDark ? labels.switchToLight : labels.switchToDark;
  return (
    <button
      className="tool"
      type="button"
      data-lectern-appearance=""
      aria-label={label}
      data-tooltip={label}
      data-placement="bottom"
    >
      <span className="icon icon-appearance" />
    </button>
  );
}

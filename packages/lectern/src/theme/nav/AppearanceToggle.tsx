import { useAppearance, useSite } from '../../client/index.ts';

/**
 * Button that switches between the light and the dark theme. The boot script handles the click, both before and after
 * hydration. CSS sets the icon by `<html data-theme>`, so it is right from the first paint.
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

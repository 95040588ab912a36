import type { UserConfig } from '../config/schema.ts';
import { SOCIAL_ICONS } from '../config/social-icons.ts';

type SocialLink = NonNullable<NonNullable<UserConfig['themeConfig']>['socialLinks']>[number];

/**
 * Converts a social link of another engine. For an icon that Lectern does not have, the first letter of its name is
 * shown, and this is reported.
 *
 * @param icon name of the icon, or SVG source
 */
export function socialLink(
  { icon, href, mode = 'link' }: { icon: unknown; href: string; mode?: SocialLink['mode'] },
  tell: (message: string) => void,
): SocialLink {
  if (typeof icon === 'object' && icon !== null && 'svg' in icon) {
    return { icon: { svg: String(icon.svg) }, mode, content: href };
  }
  const name = String(icon).replace(/^(?:seti|mdi|simple-icons):/, '');
  const known = SOCIAL_ICONS.find((mark) => mark === name || (mark === 'x' && name === 'x.com'));
  if (known) return { icon: known, mode, content: href };
  tell(
    `Lectern has no icon for "${name}"; its first letter is shown. To use an SVG, write icon: { svg: '<svg …>' }.`,
  );
  const letter = (name[0] ?? '?').toUpperCase();
  const text = `<text x="12" y="18" text-anchor="middle" font-size="18" fill="currentcolor">${letter}</text>`;
  return { icon: { svg: `<svg viewBox="0 0 24 24">${text}</svg>` }, mode, content: href };
}

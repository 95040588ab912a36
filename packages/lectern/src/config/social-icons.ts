import type { SocialLink } from '../shared/types.ts';

/** Marks of the places that a config may name. They go to the browser as SVG, and only those in use. */
const ICONS = {
  github: {
    name: 'GitHub',
    path: 'M12 1.3a10.9 10.9 0 0 0-3.4 21.2c.5.1.7-.2.7-.5v-2c-3 .6-3.7-1.3-3.7-1.3-.5-1.2-1.2-1.6-1.2-1.6-1-.7.1-.7.1-.7 1.1.1 1.7 1.1 1.7 1.1 1 1.7 2.5 1.2 3.2.9.1-.7.4-1.2.7-1.5-2.4-.3-5-1.2-5-5.4 0-1.2.4-2.2 1.1-2.9-.1-.3-.5-1.4.1-2.9 0 0 .9-.3 3 1.1a10.4 10.4 0 0 1 5.4 0c2.1-1.4 3-1.1 3-1.1.6 1.5.2 2.6.1 2.9.7.8 1.1 1.7 1.1 2.9 0 4.2-2.6 5.1-5 5.4.4.3.7 1 .7 2v3c0 .3.2.6.7.5A10.9 10.9 0 0 0 12 1.3z',
  },
  gitlab: {
    name: 'GitLab',
    path: 'm12 21 9.2-7-3-10.5-3.3 7H9.1l-3.3-7-3 10.5z',
  },
  twitter: {
    name: 'Twitter',
    path: 'M22 5.9c-.7.3-1.5.5-2.4.6.9-.5 1.5-1.3 1.8-2.3-.8.5-1.7.8-2.6 1a4.1 4.1 0 0 0-7 3.8A11.7 11.7 0 0 1 3.4 4.7a4.1 4.1 0 0 0 1.3 5.5c-.7 0-1.3-.2-1.9-.5 0 2 1.4 3.7 3.3 4.1-.6.2-1.2.2-1.9.1.5 1.6 2 2.8 3.8 2.8A8.3 8.3 0 0 1 2 18.4a11.7 11.7 0 0 0 18-10.4c.8-.6 1.5-1.3 2-2.1z',
  },
  x: {
    name: 'X',
    path: 'M17.5 3h3.2l-7 8 8.2 10.8h-6.4l-5-6.6-5.8 6.6H1.5L9 13.3 1.1 3h6.6l4.5 6zm-1.1 16.9h1.8L6.8 4.8H4.9z',
  },
  discord: {
    name: 'Discord',
    path: 'M20.3 5.4a18 18 0 0 0-4.6-1.4l-.6 1.2a17 17 0 0 0-5.1 0L9.4 4a18 18 0 0 0-4.7 1.4C1.8 9.8 1 14 1.4 18.2A18.4 18.4 0 0 0 7 21l1.1-1.9a12 12 0 0 1-1.8-.9l.4-.3a13 13 0 0 0 11.1 0l.4.3a12 12 0 0 1-1.8.9L17.5 21a18.4 18.4 0 0 0 5.6-2.8c.5-4.9-.8-9.1-2.8-12.8zM8.8 15.6c-1.1 0-2-1-2-2.2s.9-2.2 2-2.2 2 1 2 2.2-.9 2.2-2 2.2zm6.9 0c-1.1 0-2-1-2-2.2s.9-2.2 2-2.2 2 1 2 2.2-.9 2.2-2 2.2z',
  },
};

type IconName = keyof typeof ICONS;

export const SOCIAL_ICONS = Object.keys(ICONS) as IconName[];

/** A social link of the config as the browser gets it: with its mark, and with a name for those who hear it. */
export function toSocialLink(link: {
  icon: IconName | { svg: string };
  mode: SocialLink['mode'];
  content: string;
}): SocialLink {
  const { icon, ...rest } = link;
  if (typeof icon !== 'string') return { ...rest, svg: icon.svg, name: hostOf(link.content) };
  const { name, path } = ICONS[icon];
  return { ...rest, name, svg: `<svg viewBox="0 0 24 24"><path fill="currentcolor" d="${path}"/></svg>` };
}

/** A site's own icon has no name, so its host or content says what it is. */
function hostOf(content: string): string {
  return content.replace(/^https?:\/\/(?:www\.)?([^/]+).*$/, '$1');
}

import type { SocialLink } from '../../client/index.ts';

const NAMES = { github: 'GitHub', gitlab: 'GitLab', twitter: 'Twitter', x: 'X', discord: 'Discord' };

/** What a social link is called. A site's own icon has no name, so its host or content says what it is. */
export function nameOfSocialLink({ icon, content }: SocialLink): string {
  return typeof icon === 'string' ? NAMES[icon] : content.replace(/^https?:\/\/(?:www\.)?([^/]+).*$/, '$1');
}

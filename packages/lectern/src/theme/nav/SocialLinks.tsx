import { useId } from 'react';
import { type SocialLink, useSite } from '../../client/index.ts';

/** SPEC 9: the first 3 are shown; the rest wait for their menu. */
const SHOWN = 3;

const NAMES = { github: 'GitHub', twitter: 'Twitter', x: 'X', discord: 'Discord' };

export function SocialLinks({ links }: { links: SocialLink[] }) {
  const { labels } = useSite().theme;
  if (links.length === 0) return null;
  return (
    <ul className="social" aria-label={labels.socialLinks}>
      {links.slice(0, SHOWN).map((link) => (
        <li key={link.content}>
          {link.mode === 'link' ? <SocialAnchor link={link} /> : <SocialPopover link={link} />}
        </li>
      ))}
    </ul>
  );
}

function SocialAnchor({ link }: { link: SocialLink }) {
  const { labels } = useSite().theme;
  return (
    <a
      className="tool"
      href={link.content}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${nameOf(link)} (${labels.opensInNewTab})`}
    >
      <SocialIcon icon={link.icon} />
    </a>
  );
}

/** `text` and `img` have nowhere to lead: they show what they hold. */
function SocialPopover({ link }: { link: SocialLink }) {
  const id = useId();
  return (
    <>
      <button className="tool" type="button" popoverTarget={id} aria-label={nameOf(link)}>
        <SocialIcon icon={link.icon} />
      </button>
      <div className="menu" id={id} popover="auto">
        {link.mode === 'img' ? <img src={link.content} alt={nameOf(link)} /> : link.content}
      </div>
    </>
  );
}

function SocialIcon({ icon }: { icon: SocialLink['icon'] }) {
  if (typeof icon === 'string') return <span className={`icon icon-${icon}`} />;
  return <span className="icon-svg" dangerouslySetInnerHTML={{ __html: icon.svg }} />;
}

/** A site's own icon has no name, so its host or content says what it is. */
function nameOf({ icon, content }: SocialLink): string {
  return typeof icon === 'string' ? NAMES[icon] : content.replace(/^https?:\/\/(?:www\.)?([^/]+).*$/, '$1');
}

import { type SocialLink, useSite, withBase } from '../../client/index.ts';
import { Popover } from '../ui/Popover.tsx';
import { nameOfSocialLink } from './social-name.ts';

/** SPEC 9: the first 3 are shown; the rest wait in a menu. */
const SHOWN = 3;

export function SocialLinks({ links }: { links: SocialLink[] }) {
  const { labels } = useSite().theme;
  if (links.length === 0) return null;
  return (
    <ul className="social" aria-label={labels.socialLinks}>
      {links.slice(0, SHOWN).map((link) => (
        <SocialEntry key={link.content} link={link} />
      ))}
      {links.length > SHOWN && (
        <li>
          <Popover name={labels.moreSocialLinks} label={<span className="icon icon-more" />}>
            <ul className="social-rest">
              {links.slice(SHOWN).map((link) => (
                <SocialEntry key={link.content} link={link} />
              ))}
            </ul>
          </Popover>
        </li>
      )}
    </ul>
  );
}

/** `link` leads there; `text` and `img` have nowhere to lead: they show what they hold. */
function SocialEntry({ link }: { link: SocialLink }) {
  const { labels } = useSite().theme;
  const name = nameOfSocialLink(link);
  return (
    <li>
      {link.mode === 'link' ? (
        <a
          className="tool"
          href={link.content}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${name} (${labels.opensInNewTab})`}
          data-tooltip={name}
          data-placement="bottom"
        >
          <SocialIcon icon={link.icon} />
        </a>
      ) : (
        <Popover name={name} label={<SocialIcon icon={link.icon} />}>
          <SocialContent link={link} name={name} />
        </Popover>
      )}
    </li>
  );
}

function SocialContent({ link, name }: { link: SocialLink; name: string }) {
  const { base } = useSite();
  if (link.mode === 'text') return <p>{link.content}</p>;
  return <img src={withBase(base, link.content)} alt={name} loading="lazy" />;
}

function SocialIcon({ icon }: { icon: SocialLink['icon'] }) {
  if (typeof icon === 'string') return <span className={`icon icon-${icon}`} />;
  return <span className="icon-svg" dangerouslySetInnerHTML={{ __html: icon.svg }} />;
}

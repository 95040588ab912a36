import { type SocialLink, useSite, withBase } from '../../client/index.ts';
import { Popover } from '../ui/Popover.tsx';
import { Svg } from '../ui/Svg.tsx';

/** Number of links that are shown (SPEC 9). The rest are in a menu. */
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

/** Renders one entry. Mode `link` is a link. Modes `text` and `img` open a popover with their content. */
function SocialEntry({ link }: { link: SocialLink }) {
  const { labels } = useSite().theme;
  const { name } = link;
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
          <Svg className="icon-svg" svg={link.svg} />
        </a>
      ) : (
        <Popover name={name} label={<Svg className="icon-svg" svg={link.svg} />}>
          <SocialContent link={link} />
        </Popover>
      )}
    </li>
  );
}

function SocialContent({ link }: { link: SocialLink }) {
  const { base } = useSite();
  if (link.mode === 'text') return <p>{link.content}</p>;
  return <img src={withBase(base, link.content)} alt={link.name} loading="lazy" />;
}

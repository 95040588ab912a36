import { useHref, useSite } from '../../client/index.ts';
import { homePath } from '../home-path.ts';
import { ThemedImage } from '../ui/ThemedImage.tsx';

/** Logo and name of the site, with a link to the home page. */
export function SiteTitle() {
  const site = useSite();
  const toHref = useHref();
  const text = site.logoText || (site.logo ? '' : site.title);
  return (
    <a className="site-title" href={toHref(homePath(site))}>
      {site.logo && <ThemedImage src={site.logo} alt={text ? '' : site.title} />}
      {text}
    </a>
  );
}

import { useSite } from '../../client/index.ts';

/** The site's footer message (SPEC 3). */
export function SiteFooter() {
  const { message } = useSite().theme.footer;
  return message ? <p className="site-footer">{message}</p> : null;
}

import { useSite } from '../../client/index.ts';

/** Footer text of the site (SPEC 3). */
export function SiteFooter() {
  const { message } = useSite().theme.footer;
  return message ? <p className="site-footer">{message}</p> : null;
}

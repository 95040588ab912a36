import { useEffect, useState } from 'react';
import { twinHref, usePage, useSite } from '../../client/index.ts';
import { Link } from '../ui/Link.tsx';
import { Popover } from '../ui/Popover.tsx';

/**
 * Button and menu for the Markdown of the page: to copy it (`use-code-tools.ts` handles the click), to view it, or to
 * ask an assistant about it.
 */
export function PageTools() {
  const { routePath } = usePage();
  const { base, theme } = useSite();
  const { labels } = theme;
  const href = twinHref(routePath, base);
  return (
    <div className="page-tools">
      <button type="button" className="tool page-copy" value={href}>
        {labels.copyPage}
      </button>
      <Popover name={labels.pageActions} label={<span className="icon icon-chevron" />} trigger="">
        <a className="nav-link" href={href}>
          {labels.viewMarkdown}
        </a>
        <Assistants href={href} />
      </Popover>
    </div>
  );
}

/** Links to assistants. They need an absolute URL, which is known only in the browser. */
function Assistants({ href }: { href: string }) {
  const { assistants, labels } = useSite().theme;
  const [origin, setOrigin] = useState('');
  useEffect(() => setOrigin(location.origin), []);
  const prompt = encodeURIComponent(labels.assistantPrompt.replace('{url}', origin + href));
  return (
    origin !== '' &&
    assistants.map(({ name, url }) => (
      <Link key={name} className="nav-link" href={url.replace('{prompt}', prompt)}>
        {labels.openIn.replace('{name}', name)}
      </Link>
    ))
  );
}

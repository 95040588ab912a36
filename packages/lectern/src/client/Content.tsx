import { useContext, useLayoutEffect, useRef, useState } from 'react';
import { articleDirection, articleTag } from '../shared/page-head.ts';
import { mountArticle, showArticle } from './article.ts';
import { StoreContext, useClientState } from './hooks.ts';
import { trustedHtml } from './trusted.ts';
import type { ClientState } from './types.ts';

/** Returns the language of the text if it differs from the language of the page. */
function textLanguage({ page, site }: ClientState): string | undefined {
  return page.original && articleTag(page, site);
}

function textDirection({ page, site }: ClientState): 'ltr' | 'rtl' | undefined {
  return articleDirection(page, site);
}

/**
 * The article. Its HTML is in the document only once. An empty `__html` keeps the server's HTML and never changes, so
 * React does not touch the content (DESIGN decision 1). The HTML of later pages bypasses React (`article.ts`).
 */
export function Content({ className }: { className?: string }) {
  const html = useClientState((state) => state.html);
  const [first] = useState(html);
  // Created only once: React would treat each new value as a change.
  const [inside] = useState(() => trustedHtml(first ?? ''));
  const store = useContext(StoreContext);
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => (ref.current && store ? mountArticle(ref.current, first, store) : undefined),
    [first, store],
  );
  useLayoutEffect(() => {
    if (html !== null) showArticle(html);
  }, [html]);
  const lang = useClientState(textLanguage);
  const dir = useClientState(textDirection);
  return (
    <div
      ref={ref}
      className={className}
      lang={lang}
      dir={dir}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: inside }}
    />
  );
}

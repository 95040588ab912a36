import { useContext, useLayoutEffect, useRef, useState } from 'react';
import { articleDirection, articleTag } from '../shared/page-head.ts';
import { mountArticle, showArticle } from './article.ts';
import { StoreContext, useClientState } from './hooks.ts';
import { trustedHtml } from './trusted.ts';
import type { ClientState } from './types.ts';

/** Language of the text where it is not that of the page. */
function textLanguage({ page, site }: ClientState): string | undefined {
  return page.original && articleTag(page, site);
}

function textDirection({ page, site }: ClientState): 'ltr' | 'rtl' | undefined {
  return articleDirection(page, site);
}

/**
 * The article. Its HTML is in the document once: an empty `__html` keeps what the server sent, and never changes,
 * so that React leaves the inside alone (DESIGN decision 1). Every next page's HTML goes past it (`article.ts`).
 */
export function Content({ className }: { className?: string }) {
  const html = useClientState((state) => state.html);
  const [first] = useState(html);
  // Once: each would be a change for React.
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

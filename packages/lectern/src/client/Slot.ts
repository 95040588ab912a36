import { createElement } from 'react';

/** Static children of an island: HTML that React keeps but does not inspect. */
export function Slot({ html }: { html: string }) {
  return createElement('lectern-slot', {
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: html },
  });
}

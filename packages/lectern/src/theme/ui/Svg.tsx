import { useMemo } from 'react';
import { trustedHtml } from '../../client/index.ts';

/** Element with SVG source from the config or from a page. */
export function Svg({ className, svg, isDecor }: { className: string; svg: string; isDecor?: boolean }) {
  const html = useMemo(() => trustedHtml(svg), [svg]);
  return <span className={className} aria-hidden={isDecor} dangerouslySetInnerHTML={{ __html: html }} />;
}

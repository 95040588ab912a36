import { useMemo } from 'react';
import { trustedHtml } from '../../client/index.ts';

/** SVG source of the config or of a page, as an element. */
export function Svg({ className, svg, isDecor }: { className: string; svg: string; isDecor?: boolean }) {
  const html = useMemo(() => trustedHtml(svg), [svg]);
  return <span className={className} aria-hidden={isDecor} dangerouslySetInnerHTML={{ __html: html }} />;
}

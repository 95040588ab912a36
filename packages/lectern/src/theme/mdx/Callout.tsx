import type { ReactNode } from 'react';
import { type Labels, useSite } from '../../client/index.ts';

type Type = 'tip' | 'info' | 'note' | 'important' | 'warning' | 'caution' | 'danger' | 'details';

/** The same box as `:::tip`, for places where Markdown containers cannot be used. */
export function Callout({
  type = 'info',
  title,
  children,
}: {
  /** Type of the box, which sets its color and its default title. */
  type?: Type;
  /** Title of the box. Default: the name of the type. */
  title?: string;
  /** Content of the box. */
  children?: ReactNode;
}) {
  const { labels } = useSite().theme;
  const text = title ?? labels[`container${type[0]?.toUpperCase()}${type.slice(1)}` as keyof Labels];
  if (type === 'details') {
    return (
      <details className="callout callout-details">
        <summary>{text}</summary>
        {children}
      </details>
    );
  }
  return (
    <div className={`callout callout-${type}`}>
      <p className="callout-title">{text}</p>
      {children}
    </div>
  );
}

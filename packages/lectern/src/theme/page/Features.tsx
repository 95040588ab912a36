import type { CSSProperties } from 'react';
import { type Feature, useSite, withBase } from '../../client/index.ts';
import { Link } from '../ui/Link.tsx';

/** Columns of twelve (SPEC 9). */
const DEFAULT_SPAN = 4;

export function Features({ features }: { features: Feature[] }) {
  return (
    <ul className="features">
      {features.map((feature) => (
        <li key={feature.title} className="feature" style={spanStyle(feature.span)}>
          {feature.icon && <FeatureIcon icon={feature.icon} />}
          <h2>{feature.link ? <Link href={feature.link}>{feature.title}</Link> : feature.title}</h2>
          <p>{feature.details}</p>
        </li>
      ))}
    </ul>
  );
}

/** Custom properties are not in React's style type. */
function spanStyle(span = DEFAULT_SPAN): CSSProperties | undefined {
  return span === DEFAULT_SPAN ? undefined : ({ '--span': span } as CSSProperties);
}

/** An icon is an image's path, SVG source or a character. */
function FeatureIcon({ icon }: { icon: string }) {
  const { base } = useSite();
  if (icon.startsWith('<svg')) {
    return <div className="feature-icon" aria-hidden="true" dangerouslySetInnerHTML={{ __html: icon }} />;
  }
  const isImage = /^(?:\/|https?:)/.test(icon);
  return (
    <div className="feature-icon" aria-hidden="true">
      {isImage ? <img src={withBase(base, icon)} alt="" loading="lazy" /> : icon}
    </div>
  );
}

import type { CSSProperties } from 'react';
import type { Feature } from '../../client/index.ts';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';

/** Width in columns of a twelve-column grid (SPEC 9). */
const DEFAULT_SPAN = 4;

export function Features({ features }: { features: Feature[] }) {
  return (
    <ul className="features">
      {features.map((feature) => (
        <li key={feature.title} className="feature" style={spanStyle(feature.span)}>
          {feature.icon && <Icon icon={feature.icon} />}
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

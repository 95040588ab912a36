import type { Feature } from '../../client/index.ts';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';

/** A feature takes 4 of 12 columns, or its `span` (SPEC 9). By an attribute: a policy may allow no inline style. */
export function Features({ features }: { features: Feature[] }) {
  return (
    <ul className="features">
      {features.map((feature) => (
        <li key={feature.title} className="feature" data-span={feature.span}>
          {feature.icon && <Icon icon={feature.icon} />}
          <h2>{feature.link ? <Link href={feature.link}>{feature.title}</Link> : feature.title}</h2>
          <p>{feature.details}</p>
        </li>
      ))}
    </ul>
  );
}

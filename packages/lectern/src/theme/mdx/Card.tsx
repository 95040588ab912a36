import type { ReactNode } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';

interface CardProps {
  /** Title of the card. */
  title: string;
  /** Path of an image, SVG source or a character. */
  icon?: string;
  /** Address that the whole card links to. */
  href?: string;
  /** Content of the box. */
  children?: ReactNode;
}

/** A box with a title. With `href`, the whole box is a link. */
export function Card({ title, icon, href, children }: CardProps) {
  return (
    <div className="card">
      {icon && <Icon icon={icon} />}
      <p className="card-title">{href ? <Link href={href}>{title}</Link> : title}</p>
      {children}
    </div>
  );
}

interface LinkCardProps {
  /** Address that the card links to. */
  href: string;
  /** A short description. */
  description?: string;
}

/** A card that links to a page, with a description. */
export function LinkCard({ description, ...card }: CardProps & LinkCardProps) {
  return <Card {...card}>{description ? <p>{description}</p> : card.children}</Card>;
}

interface CardGridProps {
  /** Cards. */
  children?: ReactNode;
}

/** Shows cards side by side, as many as fit. */
export function CardGrid({ children }: CardGridProps) {
  return <div className="card-grid">{children}</div>;
}

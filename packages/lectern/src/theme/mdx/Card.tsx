import type { ReactNode } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';

interface CardProps {
  title: string;
  /** Path of an image, SVG source or a character. */
  icon?: string;
  /** Makes the whole card lead there. */
  href?: string;
  children?: ReactNode;
}

export function Card({ title, icon, href, children }: CardProps) {
  return (
    <div className="card">
      {icon && <Icon icon={icon} />}
      <p className="card-title">{href ? <Link href={href}>{title}</Link> : title}</p>
      {children}
    </div>
  );
}

/** A card that leads somewhere, with a word on what is there. */
export function LinkCard({ description, ...card }: CardProps & { href: string; description?: string }) {
  return <Card {...card}>{description ? <p>{description}</p> : card.children}</Card>;
}

/** Puts cards side by side, as many as there is room for. */
export function CardGrid({ children }: { children?: ReactNode }) {
  return <div className="card-grid">{children}</div>;
}

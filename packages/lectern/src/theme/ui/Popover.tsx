import { type ReactNode, useId } from 'react';

interface Props {
  /** Content of the button. */
  label: ReactNode;
  /** Name of the button, if its content has none. */
  name?: string | undefined;
  /** Heading of the box. */
  title?: string | undefined;
  className?: string | undefined;
  isCurrent?: boolean;
  /** Any of `hover focus contextmenu`. A click always opens the box as well. */
  trigger?: string;
  children: ReactNode;
}

/** A button and the box that it opens. The click works without scripts. Opening on hover works after hydration. */
export function Popover({
  label,
  name,
  title,
  className = 'tool',
  isCurrent,
  trigger = 'hover',
  children,
}: Props) {
  const id = useId();
  return (
    <>
      <button
        className={className}
        type="button"
        popoverTarget={id}
        data-trigger={trigger}
        aria-label={name}
        aria-current={isCurrent ? 'true' : undefined}
      >
        {label}
      </button>
      <div className="menu" id={id} popover="auto">
        {title && <p className="menu-title">{title}</p>}
        {children}
      </div>
    </>
  );
}

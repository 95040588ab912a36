import { type ReactNode, useId } from 'react';

interface Props {
  /** What is on the button. */
  label: ReactNode;
  /** Name of the button where its content has none. */
  name?: string | undefined;
  /** Heading of the box. */
  title?: string | undefined;
  className?: string | undefined;
  isCurrent?: boolean;
  /** Any of `hover focus contextmenu`, beside the click that always opens. */
  trigger?: string;
  children: ReactNode;
}

/** A button and the box it opens. The click needs no script; hovering is added when the page is alive. */
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

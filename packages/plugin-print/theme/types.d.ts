import type { ReactNode } from 'react';

/** Links to the book that contains the page, and to its PDF. Renders nothing on other pages. */
export function PrintLink(): ReactNode;

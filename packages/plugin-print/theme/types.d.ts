import type { ReactNode } from 'react';

/** Links to the book that the page is in, and to its PDF; nothing on other pages. */
export function PrintLink(): ReactNode;

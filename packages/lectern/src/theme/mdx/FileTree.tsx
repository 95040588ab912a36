import type { ReactNode } from 'react';

/** A Markdown list as a tree of files: an item with its own list is a folder, a bold one is marked. */
export function FileTree({ children }: { children?: ReactNode }) {
  return <div className="file-tree">{children}</div>;
}

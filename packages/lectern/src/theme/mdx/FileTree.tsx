import { Children, cloneElement, isValidElement, type ReactNode } from 'react';

/** A list item whose name ends with a slash and that has no nested list: `content/`. */
const EMPTY_FOLDER = /<li>((?:<(?:strong|code)[^>]*>)?[^<\s]+\/(?:<\/(?:strong|code)>)?(?:\s[^<]*)?)<\/li>/g;

interface FileTreeProps {
  /** A Markdown list. */
  children?: ReactNode;
}

/**
 * Shows a Markdown list as a tree of files. An item with a nested list, or with a slash at the end of its name, is a
 * folder. A bold item is highlighted.
 */
export function FileTree({ children }: FileTreeProps) {
  return <div className="file-tree">{Children.map(children, withFolders)}</div>;
}

/** Adds an empty list to each folder without files in compiled HTML, since the folder icon depends on a nested list. */
function withFolders(child: ReactNode): ReactNode {
  if (!isValidElement<{ html?: unknown }>(child) || typeof child.props.html !== 'string') return child;
  return cloneElement(child, { html: child.props.html.replace(EMPTY_FOLDER, '<li>$1<ul></ul></li>') });
}

import type { ReactNode } from 'react';
import { Tag } from './Tag.tsx';

/**
 * Returns the text of an entry with its tag, such as `New` or `Beta`. A function call instead of a component, and plain
 * text if there is no tag: a page has a hundred entries, and each node is one more to hydrate.
 */
export function tagged({ text, tag }: { text: string; tag?: string | undefined }): ReactNode {
  if (!tag) return text;
  return (
    <>
      {text}
      <Tag text={tag} />
    </>
  );
}

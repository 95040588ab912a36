import type { ReactNode } from 'react';
import { Tag } from './Tag.tsx';

/**
 * An entry's text with the small word after it: `New`, `Beta`. A call and not a component, and the text alone where
 * there is no such word: a page has a hundred entries, and each node is one more to hydrate.
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

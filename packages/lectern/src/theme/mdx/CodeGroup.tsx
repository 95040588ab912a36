import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { splitCodeBlocks } from './code-blocks.ts';
import { Tab, Tabs } from './Tabs.tsx';

interface CodeGroupProps {
  /** Id of the group. Groups with the same id change together. */
  groupId?: string;
  /** Code blocks with titles. */
  children?: ReactNode;
}

/** Shows code blocks as tabs with their titles. */
export function CodeGroup({ groupId, children }: CodeGroupProps) {
  const compiled = Children.toArray(children).filter(
    (child): child is ReactElement<{ html: string }> =>
      isValidElement<{ html?: unknown }>(child) && typeof child.props.html === 'string',
  );
  return (
    <Tabs groupId={groupId}>
      {compiled.flatMap((child) =>
        splitCodeBlocks(child.props.html).map(({ title, html }) => (
          <Tab key={title} label={title}>
            {cloneElement(child, { html })}
          </Tab>
        )),
      )}
    </Tabs>
  );
}

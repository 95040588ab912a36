import { Children, Fragment, isValidElement, type ReactElement, type ReactNode, useId } from 'react';

export interface TabProps {
  /** Text of the tab. */
  label?: ReactNode;
  /** Value that is remembered and used in links. Default: the label. */
  value?: string;
  /** Id of the panel: `#id` opens the tab. */
  id?: string;
  /** Content of the panel. */
  children?: ReactNode;
}

export interface TabsProps {
  /**
   * Id of the group. All `Tabs` with this id change together, and the choice is remembered. `?<groupId>=<value>` in the
   * address opens a tab.
   */
  groupId?: string | undefined;
  /** Value of the tab that is open at first. Default: the first tab. */
  defaultValue?: string;
  /** Labels in order, for tabs without their own label. */
  values?: (string | { label: string; value?: string })[];
  /** `Tab` components. */
  children?: ReactNode;
}

/**
 * Panels, one of which is shown at a time. They are built with radio buttons and CSS, so they work before scripts are
 * loaded and without scripts, also with the arrow keys. The boot script only remembers the choice
 * (`client/boot-tabs.ts`).
 */
export function Tabs({ groupId, defaultValue, values = [], children }: TabsProps) {
  const name = useId();
  const tabs = Children.toArray(children).filter((child) =>
    isValidElement(child),
  ) as ReactElement<TabProps>[];
  const entries = tabs.map(({ props }, index) => {
    const given = values[index];
    const { label: text, value } = typeof given === 'object' ? given : { label: given, value: given };
    const label = props.label ?? text ?? `${index + 1}`;
    return { label, value: props.value ?? value ?? String(label), id: props.id, content: props.children };
  });
  const start = entries.some(({ value }) => value === defaultValue) ? defaultValue : entries[0]?.value;
  return (
    <div className="tabs" data-group={groupId}>
      {entries.map(({ label, value, id, content }) => (
        <Fragment key={value}>
          <label className="tab">
            <input type="radio" name={name} value={value} defaultChecked={value === start} />
            {label}
          </label>
          <div className="tab-panel" id={id}>
            {content}
          </div>
        </Fragment>
      ))}
    </div>
  );
}

/** One panel of `Tabs`. `Tabs` renders it. */
export function Tab({ children }: TabProps) {
  return children;
}

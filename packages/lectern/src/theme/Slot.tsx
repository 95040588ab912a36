import { createContext, type ReactNode, useContext } from 'react';
import { useSlotComponents } from '../client/index.ts';

/** Places in the layout that a site may fill: props of `Layout`, under the names that Rspress 1 has. */
export type LayoutSlot =
  | 'top'
  | 'bottom'
  | 'beforeNav'
  | 'beforeNavTitle'
  | 'afterNavTitle'
  | 'beforeNavMenu'
  | 'afterNavMenu'
  | 'afterNav'
  | 'beforeSidebar'
  | 'afterSidebar'
  | 'beforeDoc'
  | 'beforeDocContent'
  | 'afterDocContent'
  | 'beforeDocFooter'
  | 'afterDocFooter'
  | 'afterDoc'
  | 'beforeOutline'
  | 'afterOutline'
  | 'beforeHero'
  | 'afterHero'
  | 'beforeFeatures'
  | 'afterFeatures';

export type LayoutSlots = Partial<Record<LayoutSlot, ReactNode>>;

export const SlotsContext = createContext<LayoutSlots>({});

export function Slot({ name }: { name: LayoutSlot }) {
  const own = useContext(SlotsContext)[name];
  const added = useSlotComponents(name);
  return added.length === 0 ? own : [own, ...added.map((Added, index) => <Added key={index} />)];
}

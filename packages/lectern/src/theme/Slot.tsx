import { createContext, type ReactNode, useContext } from 'react';
import { useSlotComponents } from '../client/index.ts';
import type { LayoutSlot } from '../shared/layout-slots.ts';

export type { LayoutSlot };

export type LayoutSlots = Partial<Record<LayoutSlot, ReactNode>>;

export const SlotsContext = createContext<LayoutSlots>({});

export function Slot({ name }: { name: LayoutSlot }) {
  const own = useContext(SlotsContext)[name];
  const added = useSlotComponents(name);
  return added.length === 0 ? own : [own, ...added.map((Added, index) => <Added key={index} />)];
}

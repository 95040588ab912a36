import { type ComponentType, createContext, useContext } from 'react';

/** Components for the slots of the layout, by the name of the slot. */
export type SlotComponents<Place extends string> = Partial<Record<Place, ComponentType | ComponentType[]>>;

/** Components that the theme and plugins add to slots of the layout. */
export const SlotComponentsContext = createContext<SlotComponents<string>>({});

/** Returns the components to show in a slot of the layout, in order. */
export function useSlotComponents(place: string): ComponentType[] {
  return [useContext(SlotComponentsContext)[place] ?? []].flat();
}

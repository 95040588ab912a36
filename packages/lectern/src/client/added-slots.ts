import { type ComponentType, createContext, useContext } from 'react';

/** Components by the place in the layout that they are added to. */
export type SlotComponents<Place extends string> = Partial<Record<Place, ComponentType | ComponentType[]>>;

/** Components that the theme and plugins add to slots of the layout. */
export const SlotComponentsContext = createContext<SlotComponents<string>>({});

/** Components to show in a place, in their order. */
export function useSlotComponents(place: string): ComponentType[] {
  return [useContext(SlotComponentsContext)[place] ?? []].flat();
}

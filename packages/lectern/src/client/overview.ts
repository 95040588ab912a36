import { createContext, useContext } from 'react';
import type { OverviewGroup } from '../shared/types.ts';

/** Index of an overview page while its article is rendered. There is none in the browser. */
export interface OverviewRender {
  groups: OverviewGroup[];
  /** Set by the first component that renders the index. */
  isPlaced: boolean;
}

export const OverviewContext = createContext<OverviewRender | null>(null);

/**
 * Returns the groups of an overview page (SPEC 2.2).
 *
 * @throws outside an article whose front matter sets `overview: true`
 */
export function useOverview(): OverviewGroup[] {
  const render = useContext(OverviewContext);
  if (!render) throw new Error('<Overview> needs "overview: true" in the front matter of its page.');
  render.isPlaced = true;
  return render.groups;
}

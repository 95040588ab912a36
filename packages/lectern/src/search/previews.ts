import type { SearchHit } from './search.ts';

/** Receives the known part of an answer before it is complete. The rest is requested when this callback is done. */
export type Preview = (hits: SearchHit[]) => void | Promise<void>;

export interface Previews {
  /** Calls the preview immediately if there is something to show, otherwise as soon as there is. */
  add(preview: Preview): void;
  /** Shows hits to all previews. Resolves when the previews that were added before are done. */
  show(hits: SearchHit[]): Promise<void>;
}

/** Creates the list of previews that wait for one answer. */
export function createPreviews(first?: Preview): Previews {
  const waiting = first ? [first] : [];
  let shown: SearchHit[] | null = null;
  return {
    add(preview) {
      if (shown) void preview(shown);
      else waiting.push(preview);
    },
    async show(hits) {
      shown = hits;
      await Promise.all(waiting.map((preview) => preview(hits)));
    },
  };
}

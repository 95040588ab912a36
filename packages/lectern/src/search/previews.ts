import type { SearchHit } from './search.ts';

/** Takes what is known of an answer before it is whole; the rest is asked for when this is done. */
export type Preview = (hits: SearchHit[]) => void | Promise<void>;

export interface Previews {
  /** At once when there is something to show, else as soon as there is. */
  add(preview: Preview): void;
  /** Resolves when all that have been added are done. */
  show(hits: SearchHit[]): Promise<void>;
}

/** Those who wait for one answer. */
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

/** A section as far as its place in the page is concerned, and what is in it that no language translates. */
export interface Outline {
  id: string;
  depth: number;
  /** Asked of the few sections whose ids do not agree: it takes a while to find them. */
  marks?: () => ReadonlySet<string>;
}

/**
 * Finds which sections of two outlines are the same: those with one id; between them, where as many of the same
 * levels are left on both sides, each with the one at its place, else those that share code, links or names. A
 * translated heading without an own id has another id.
 *
 * @returns id in `other` -> id in `base`
 */
export function matchSections(base: readonly Outline[], other: readonly Outline[]): Map<string, string> {
  const found = new Map<string, string>();
  const places = new Map(base.map(({ id }, index) => [id, index]));
  const own = new Set(other.map(({ id }) => id));
  let [lastBase, lastOther] = [-1, -1];
  const pairRuns = (endBase: number, endOther: number) => {
    const left = base.slice(lastBase + 1, endBase).filter(({ id }) => !own.has(id));
    const right = other.slice(lastOther + 1, endOther).filter(({ id }) => !places.has(id));
    for (const [one, two] of pairsOf(left, right)) found.set(two.id, one.id);
  };
  for (const [index, { id }] of other.entries()) {
    const place = places.get(id);
    if (place === undefined) continue;
    found.set(id, id);
    if (place <= lastBase) continue;
    pairRuns(place, index);
    [lastBase, lastOther] = [place, index];
  }
  pairRuns(base.length, other.length);
  return found;
}

type Pair = readonly [Outline, Outline];

function pairsOf(left: readonly Outline[], right: readonly Outline[]): Pair[] {
  const beside = left.flatMap((one, index): Pair[] => {
    const two = right[index];
    return two && one.depth === two.depth ? [[one, two]] : [];
  });
  return left.length === right.length && beside.length === left.length ? beside : bestPairs(left, right);
}

/** The pairs, in the order of both sides, that have most in common (Needleman and Wunsch, without a price of gaps). */
function bestPairs(left: readonly Outline[], right: readonly Outline[]): Pair[] {
  const best: number[][] = Array.from({ length: left.length + 1 }, () => Array(right.length + 1).fill(0));
  const at = (i: number, j: number) => best[i]?.[j] ?? 0;
  for (let i = left.length - 1; i >= 0; i--) {
    for (let j = right.length - 1; j >= 0; j--) {
      const row = best[i] as number[];
      row[j] = Math.max(at(i + 1, j), at(i, j + 1), at(i + 1, j + 1) + likeness(left[i], right[j]));
    }
  }
  const pairs: Pair[] = [];
  for (let i = 0, j = 0; i < left.length && j < right.length; ) {
    const [one, two] = [left[i], right[j]];
    const score = likeness(one, two);
    if (one && two && score > 0 && at(i, j) === at(i + 1, j + 1) + score) {
      pairs.push([one, two]);
      i++;
      j++;
    } else if (at(i, j) === at(i + 1, j)) i++;
    else j++;
  }
  return pairs;
}

/** Share of their marks that two sections have in common; nothing on another level. */
function likeness(one: Outline | undefined, two: Outline | undefined): number {
  if (!one?.marks || !two?.marks || one.depth !== two.depth) return 0;
  const [ones, twos] = [one.marks(), two.marks()];
  const common = [...ones].filter((mark) => twos.has(mark)).length;
  const all = ones.size + twos.size - common;
  return all === 0 ? 0 : common / all;
}

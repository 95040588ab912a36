/** Position of a section in the page, and the marks in it that are not translated. */
export interface Outline {
  id: string;
  depth: number;
  /** Computed only for the few sections whose ids differ, since it is slow. */
  marks?: () => ReadonlySet<string>;
}

/**
 * Finds the sections of two outlines that correspond. Sections with the same id match. Between them, if the same number
 * of sections with the same levels remains on both sides, they match by position. Otherwise sections that share code,
 * links or names match. A translated heading without an explicit id has a different id.
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

/**
 * Returns the pairs with the most in common, in the order of both sides (Needleman and Wunsch, without a gap penalty).
 */
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

/** Returns the share of marks that two sections have in common; 0 if their levels differ. */
function likeness(one: Outline | undefined, two: Outline | undefined): number {
  if (!one?.marks || !two?.marks || one.depth !== two.depth) return 0;
  const [ones, twos] = [one.marks(), two.marks()];
  const common = [...ones].filter((mark) => twos.has(mark)).length;
  const all = ones.size + twos.size - common;
  return all === 0 ? 0 : common / all;
}

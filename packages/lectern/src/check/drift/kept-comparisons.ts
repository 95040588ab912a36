import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { identityOf } from '../../config/hash.ts';
import type { Config } from '../../config/load.ts';
import { engineId } from '../../pages/engine-id.ts';
import type { Comparison } from './compare.ts';
import type { PagePrints } from './ledger.ts';

/** What the last check has found of a page. */
interface Kept {
  /** Names all that went into it. */
  key: string;
  disagreements: Comparison['disagreements'];
  behind: number;
  /** Null where the ledger says the same. */
  prints: PagePrints | null;
}

/** Comparisons of pages, in the folder of caches: to take pages apart is most of what a check does. */
export interface KeptComparisons {
  /**
   * Takes what is known of a page, or compares it.
   *
   * @param path of the page, as in the ledger
   * @param parts all that a comparison comes of, besides what the ledger says
   * @param known what that says
   */
  compare(
    path: string,
    parts: readonly unknown[],
    known: PagePrints | undefined,
    make: () => Comparison | null,
  ): Comparison | null;
  /** Keeps those that were asked for, for the next check. */
  save(): void;
}

/** Opens what the last check has kept; of a file that is cut off, or not ours, nothing. */
export function openComparisons({ cacheDir }: Pick<Config, 'cacheDir'>): KeptComparisons {
  const file = join(cacheDir, 'translations.json');
  const text = textOf(file);
  const old = readKept(text);
  const now: Record<string, Kept> = {};
  return {
    compare(path, parts, known, make) {
      const key = identityOf(JSON.stringify([engineId(), known, ...parts]));
      const kept = old[path];
      if (kept?.key === key) {
        now[path] = kept;
        return { ...kept, prints: kept.prints ?? known ?? {} };
      }
      const made = make();
      if (made) {
        const isSame = JSON.stringify(made.prints) === JSON.stringify(known ?? {});
        now[path] = { key, ...made, prints: isSame ? null : made.prints };
      }
      return made;
    },
    save() {
      const saved = JSON.stringify(now);
      if (saved === text) return;
      mkdirSync(cacheDir, { recursive: true });
      writeFileSync(file, saved);
    },
  };
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function readKept(text: string): Record<string, Kept | undefined> {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { identityOf } from '../../config/hash.ts';
import type { Config } from '../../config/load.ts';
import { engineId } from '../../pages/engine-id.ts';
import type { Comparison } from './compare.ts';
import type { PagePrints } from './ledger.ts';

/** Cached result of the last check of a page. */
interface Kept {
  /** Hash of all inputs. */
  key: string;
  disagreements: Comparison['disagreements'];
  behind: number;
  /** Null if equal to the entry of the ledger. */
  prints: PagePrints | null;
}

/** Cached comparisons of pages, in the cache folder. Parsing pages takes most of the time of a check. */
export interface KeptComparisons {
  /**
   * Returns the cached comparison of a page, or compares it.
   *
   * @param path path of the page, as in the ledger
   * @param parts all inputs of a comparison except the entry of the ledger
   * @param known entry of the ledger
   */
  compare(
    path: string,
    parts: readonly unknown[],
    known: PagePrints | undefined,
    make: () => Comparison | null,
  ): Comparison | null;
  /** Saves the comparisons that were requested, for the next check. */
  save(): void;
}

/** Opens the cache of the last check. A truncated or foreign file counts as empty. */
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

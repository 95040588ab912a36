import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Results by the hash of all their inputs. Saving drops entries that this run has not requested, unless the run covers
 * only a part of the samples.
 */
export interface Cache {
  get<T>(key: string): T | undefined;
  /** @param isPassing whether the value holds for this run only and is not saved */
  set(key: string, value: unknown, isPassing?: boolean): void;
  save(): void;
}

/**
 * @param file absolute path; it may not exist yet
 * @param keepsAll for a run that covers only a part: all other entries are kept
 */
export function openCache(file: string, keepsAll = false): Cache {
  const old = read(file);
  const used: Record<string, unknown> = {};
  const passing = new Set<string>();
  return {
    get<T>(key: string) {
      if (!(key in old) && !(key in used)) return undefined;
      used[key] = used[key] ?? old[key];
      return used[key] as T;
    },
    set(key, value, isPassing = false) {
      used[key] = value;
      if (isPassing) passing.add(key);
    },
    save() {
      mkdirSync(dirname(file), { recursive: true });
      const kept = Object.entries(keepsAll ? { ...old, ...used } : used).filter(([key]) => !passing.has(key));
      writeFileSync(file, JSON.stringify(Object.fromEntries(kept)));
    },
  };
}

function read(file: string): Record<string, unknown> {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

import { relative } from 'node:path';
import { withoutAdditions } from './config/environment.ts';
import { lineOfSetting } from './config/lines.ts';
import { loadTheirConfig } from './config/load.ts';
import { type Call, callOf, plainData } from './config/stubs.ts';
import type { Report } from './report.ts';
import type { Move } from './types.ts';

/** A config of another engine as data, and a function to report settings that are not migrated. */
export interface TheirSettings {
  /** Plain data, without functions and stub values. */
  data: Settings;
  /** Value including functions and stubs. */
  raw: unknown;
  calls: readonly Call[];
  /** Reports a setting without a counterpart. */
  tell(path: string, message: string, kind?: 'setting' | 'plugin' | 'package'): void;
}

export type Settings = { readonly [key: string]: unknown };

/** Reports a config whose code stopped with an error and was continued. @param stops see `TheirConfig` */
export function tellStop(stops: string | null, file: string, report: Report): void {
  if (stops === null) return;
  const reason = stops.split('\n')[0];
  report.add(
    'unread',
    file,
    `Its code stops (${reason}). It was read as if it went on: check lectern.config.ts.`,
  );
}

/**
 * Reads the config of the old engine.
 *
 * @param pick selects the config among the found values, for configs that are passed to packages
 */
export async function theirSettings(
  { files, report, found }: Move,
  pick: (value: unknown, calls: readonly Call[]) => unknown = (value) => value,
): Promise<TheirSettings> {
  const file = found.configFile;
  if (file === null) return { data: {}, raw: {}, calls: [], tell: () => {} };
  const code = files.read(file);
  const tell: TheirSettings['tell'] = (path, message, kind = 'setting') =>
    report.add(kind, `${file}:${lineOfSetting(code, file, path)}`, `${path}: ${message}`);
  try {
    const loaded = await loadTheirConfig(files.absolute(file), pick);
    const { value: raw, calls, missing, published, stops } = loaded;
    tellStop(stops, file, report);
    for (const path of missing) {
      const shown = relative(files.root, path.replace(/^file:\/\//, ''));
      report.add(
        'unread',
        file,
        `It reads ${shown}, which is not there; what it makes of it may be missing.`,
      );
    }
    const gone = (path: string, isText: boolean) => {
      if (isText) tell(path, 'Its text is made of what is not there (a package, a file); it was left out.');
    };
    const here = plainData(raw, gone);
    const added = (path: string) =>
      tell(path, 'It is longer where variables of the environment are not set: what is added was left out.');
    const data =
      published === null
        ? here
        : withoutAdditions(
            here,
            plainData(published, () => {}),
            added,
          );
    return { data: isRecord(data) ? data : {}, raw, calls, tell };
  } catch (error) {
    const { message } = error as Error;
    report.add(
      'unread',
      file,
      `Its code stops (${message.split('\n')[0]}): write lectern.config.ts by hand.`,
    );
    return { data: {}, raw: {}, calls: [], tell };
  }
}

/** Returns the calls in a list of plugins. */
export function pluginCalls(list: unknown): Call[] {
  return (Array.isArray(list) ? list : []).flat(3).flatMap((item) => callOf(item) ?? []);
}

export function isRecord(value: unknown): value is Settings {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns a setting by its path: `themeConfig.nav`. */
export function at(data: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), data);
}

export function textAt(data: unknown, path: string): string | undefined {
  const value = at(data, path);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function listAt(data: unknown, path: string): unknown[] {
  const value = at(data, path);
  return Array.isArray(value) ? value : [];
}

export function recordAt(data: unknown, path: string): Settings {
  const value = at(data, path);
  return isRecord(value) ? value : {};
}

/** Returns an object without its undefined entries, with the right type. */
export function only<T extends object>(entries: { [K in keyof T]: T[K] | undefined }): Partial<T> {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined)) as Partial<T>;
}

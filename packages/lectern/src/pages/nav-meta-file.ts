import { existsSync } from 'node:fs';
import type { Config } from '../config/load.ts';
import type { LocaleInfo } from '../shared/types.ts';
import { metaFile } from './nav-tree.ts';

/** Returns the path of the file with a language's top navigation. The file may not exist. */
export function navMetaFile(config: Config, locale: LocaleInfo): string {
  // Rspress 2 calls it `_nav.json`. Without language folders, `docs/_meta.json` is the top navigation as well.
  const named = metaFile(locale.folder, config, locale, '_nav.json');
  return existsSync(named) ? named : metaFile(locale.folder, config, locale);
}

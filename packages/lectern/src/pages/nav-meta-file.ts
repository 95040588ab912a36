import { existsSync } from 'node:fs';
import type { Config } from '../config/load.ts';
import type { LocaleInfo } from '../shared/types.ts';
import { metaFile } from './nav-tree.ts';

/** The file of a language's top navigation; there may be none at that place. */
export function navMetaFile(config: Config, locale: LocaleInfo): string {
  // `_nav.json` is the name of Rspress 2. Without language folders `docs/_meta.json` is the top navigation as well.
  const named = metaFile(locale.folder, config, locale, '_nav.json');
  return existsSync(named) ? named : metaFile(locale.folder, config, locale);
}

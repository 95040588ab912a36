import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Config } from '../../config/load.ts';
import { toPosix } from '../../pages/paths.ts';
import { localeOfPath } from '../../routes/route-path.ts';
import type { LocaleInfo } from '../../shared/types.ts';
import type { CompiledSite } from '../../site/compile-site.ts';

/** Files of one page or fragment by language, in the order of the site's languages. */
export interface TranslatedFile {
  /** Path below the language folder, prefixed with the version. */
  path: string;
  /** Language -> path relative to the docs folder. */
  files: Map<string, string>;
}

/** Returns the pages, and the Markdown files that they import, that exist in several languages. */
export function translatedFiles({ config, table, metas }: CompiledSite): TranslatedFile[] {
  const names = new Set(
    table.routes.filter(({ source, plugin }) => !source && !plugin).map(({ filePath }) => filePath),
  );
  for (const { deps } of metas.values()) {
    for (const dep of deps) if (/\.mdx?$/.test(dep)) names.add(toPosix(relative(config.docsDir, dep)));
  }
  const found = new Map<string, TranslatedFile>();
  for (const name of [...names]
    .filter((name) => !name.startsWith('..') && existsSync(join(config.docsDir, name)))
    .sort()) {
    const locale = localeOfPath(name, config.localeInfos);
    if (!locale) continue;
    const path = pathIn(name, locale);
    const entry = found.get(path) ?? { path, files: new Map<string, string>() };
    entry.files.set(locale.lang, name);
    found.set(path, entry);
  }
  const order = new Map(config.localeInfos.map(({ lang }, index) => [lang, index]));
  return [...found.values()]
    .filter(({ files }) => files.size > 1)
    .map(({ path, files }) => ({
      path,
      files: new Map([...files].sort(([a], [b]) => (order.get(a) ?? 0) - (order.get(b) ?? 0))),
    }));
}

function pathIn(name: string, { folder, version }: LocaleInfo): string {
  const inLocale = folder === '' ? name : name.slice(folder.length + 1);
  // The translation of an MDX page may be Markdown.
  return (version ? `${version}/` : '') + inLocale.replace(/\.mdx$/, '.md');
}

export function readDoc({ docsDir }: Config, name: string): string {
  return readFileSync(join(docsDir, name), 'utf8');
}

/** Returns the names of languages that may occur in URLs of the site and of other sites, in lower case. */
export function languageNames({ localeInfos }: Config): Set<string> {
  const own = localeInfos.flatMap(({ lang, tag }) => [lang, tag, tag.split('-')[0] ?? '']);
  // Other sites have English at the root or under its name, and Chinese under several names.
  return new Set(
    [...own, 'en', 'en-us', ...(own.includes('zh') ? ['cn', 'zh-cn', 'zh-hans'] : [])].map((name) =>
      name.toLowerCase(),
    ),
  );
}

import { existsSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { DocsError } from '../shared/error.ts';
import { isRightToLeft, languageOf } from '../shared/language.ts';
import type { LocaleInfo } from '../shared/types.ts';
import type { ConfigValues } from './schema.ts';

/**
 * Returns every language of every version. The default ones are at the root, the others under their prefix (SPEC 1,
 * B14).
 *
 * @param file the config file as shown in messages
 * @throws DocsError for a default that is not listed, and for a tag that is not a language tag
 */
export function localeInfos(values: ConfigValues, file: string): LocaleInfo[] {
  const { multiVersion } = values;
  if (!multiVersion) return languageInfos(values, file);
  const { versions } = multiVersion;
  if (!versions.includes(multiVersion.default)) {
    throw new DocsError(
      `multiVersion.default is "${multiVersion.default}", which "versions" does not list.`,
      {
        where: file,
        hint: `Add it to "versions", or set it to one of: ${versions.join(', ')}.`,
      },
    );
  }
  const ordered = [multiVersion.default, ...versions.filter((version) => version !== multiVersion.default)];
  return ordered.flatMap((version) =>
    languageInfos(values, file).map((info) => ({
      ...info,
      version,
      edition: `${version}-${info.lang}`,
      folder: [version, info.folder].filter(Boolean).join('/'),
      prefix: (version === multiVersion.default ? '' : `/${version}`) + info.prefix,
    })),
  );
}

/**
 * Corrects the folder of the default language if it has none of its own. Its files are then in the docs folder itself,
 * next to the folders of the other languages, as in VitePress, Starlight and Docusaurus.
 *
 * @param docsDir absolute docs folder
 */
export function inFolders(infos: readonly LocaleInfo[], docsDir: string): LocaleInfo[] {
  return infos.map((info) => {
    const isDefault = info.lang === infos[0]?.lang;
    const outer = info.folder.slice(0, -info.lang.length).replace(/\/$/, '');
    const isMissing = isDefault && info.folder !== '' && !existsSync(join(docsDir, info.folder));
    const others = infos.filter(({ folder }) => folder !== info.folder).map(({ folder }) => folder);
    return isMissing && hasPage(docsDir, outer, ['public', ...others]) ? { ...info, folder: outer } : info;
  });
}

/** Checks whether a folder, or a folder in it, has a page. @param except folders of other languages and versions */
function hasPage(docsDir: string, folder: string, except: readonly string[]): boolean {
  if (except.includes(folder) || !existsSync(join(docsDir, folder))) return false;
  const entries = readdirSync(join(docsDir, folder), { withFileTypes: true });
  return entries.some((entry) =>
    entry.isDirectory()
      ? !/^[._]|^node_modules$/.test(entry.name) && hasPage(docsDir, posix.join(folder, entry.name), except)
      : /\.mdx?$/.test(entry.name),
  );
}

function languageInfos({ lang, locales }: ConfigValues, file: string): LocaleInfo[] {
  if (locales.length === 0) {
    return [
      { edition: lang, lang, version: '', folder: '', ...written(lang, file), label: lang, prefix: '' },
    ];
  }
  if (!locales.some((locale) => locale.lang === lang)) {
    throw new DocsError(`lang is "${lang}", which "locales" does not list.`, {
      where: file,
      hint: `Add { lang: '${lang}', label: '…' } to "locales", or set "lang" to one of: ${locales.map((locale) => locale.lang).join(', ')}.`,
    });
  }
  const infos = locales.map((locale) => ({
    edition: locale.lang,
    lang: locale.lang,
    version: '',
    folder: locale.lang,
    ...written(locale.lang, file, locale.tag),
    label: locale.label,
    prefix: locale.lang === lang ? '' : `/${locale.lang}`,
  }));
  return [...infos.filter(({ prefix }) => prefix === ''), ...infos.filter(({ prefix }) => prefix !== '')];
}

/** Returns the tag and the direction of a language. */
function written(
  lang: string,
  file: string,
  tag = lang === 'zh' ? 'zh-CN' : lang,
): Pick<LocaleInfo, 'tag' | 'dir'> {
  if (!languageOf(tag)) {
    const meant = tag.replaceAll('_', '-');
    throw new DocsError(`"${tag}" is not a language tag (BCP 47), which <html lang> needs.`, {
      where: file,
      hint: `Set one in "locales": { lang: '${lang}', label: '…', tag: '${languageOf(meant) ? meant : 'en'}' }.`,
    });
  }
  return { tag, ...(isRightToLeft(tag) && { dir: 'rtl' }) };
}

import { posix } from 'node:path';
import type { UserConfig } from '../../config/schema.ts';
import { at, isRecord, listAt, only, type Settings, type TheirSettings, textAt } from '../their-config.ts';
import type { Move } from '../types.ts';

/** A language of a Docusaurus site. */
export interface TheirLanguage {
  /** Name in the config, and prefix of its addresses: `zh-CN`. */
  lang: string;
  label: string;
  /** Language tag, if it differs from the name. */
  tag: string | undefined;
  /** Folder of its translations, relative to the project: `i18n/zh-CN`. */
  folder: string;
}

/** Returns the default language of a site. */
export function firstLanguage(data: Settings): string {
  return textAt(data, 'i18n.defaultLocale') ?? 'en';
}

/** Returns the languages of a site, the default one first. A site without `i18n` has one. */
export function theirLanguages({ data }: TheirSettings): [TheirLanguage, ...TheirLanguage[]] {
  const first = firstLanguage(data);
  const names = listAt(data, 'i18n.locales').filter((name): name is string => typeof name === 'string');
  const folder = textAt(data, 'i18n.path') ?? 'i18n';
  const configs = at(data, 'i18n.localeConfigs');
  const languageOf = (lang: string): TheirLanguage => {
    // A name may contain a dot, so it is not a path of `textAt`.
    const config = isRecord(configs) ? configs[lang] : undefined;
    const tag = textAt(config, 'htmlLang');
    return {
      lang,
      label: textAt(config, 'label') ?? nameOf(lang),
      tag: tag === lang ? undefined : tag,
      folder: posix.join(folder, textAt(config, 'path') ?? lang),
    };
  };
  return [languageOf(first), ...names.filter((name) => name !== first).map(languageOf)];
}

/** Returns the name of a language in that language, as Docusaurus shows it. */
function nameOf(lang: string): string {
  try {
    return new Intl.DisplayNames(lang, { type: 'language' }).of(lang) ?? lang;
  } catch {
    // Not a language tag. Lectern reports it when it loads the config.
    return lang;
  }
}

/** Returns the languages for the config. */
export function localesOf(languages: readonly TheirLanguage[]): UserConfig['locales'] {
  return languages.map(({ lang, label, tag }) => ({ lang, label, ...only({ tag }) }));
}

/** Texts of a translation file by key. */
export type Words = ReadonlyMap<string, string>;

/**
 * Reads a file of texts, such as `navbar.json`: `{ "item.label.Docs": { "message": "文档" } }`. A file that is not valid
 * JSON is reported.
 */
export function wordsIn({ files, report }: Pick<Move, 'files' | 'report'>, file: string): Words {
  if (!files.exists(file)) return new Map();
  let read: unknown;
  try {
    read = JSON.parse(files.read(file));
  } catch (error) {
    report.add('unread', file, (error as Error).message);
  }
  return new Map(
    Object.entries(isRecord(read) ? read : {}).flatMap(([key, value]): [string, string][] => {
      const message = typeof value === 'string' ? value : textAt(value, 'message');
      return message ? [[key, message]] : [];
    }),
  );
}

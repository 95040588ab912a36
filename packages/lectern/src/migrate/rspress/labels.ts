import { dirname, posix } from 'node:path';
import type { Files } from '../files.ts';
import { isRecord } from '../their-config.ts';
import type { Move } from '../types.ts';

/** `"label": "…"` and `"text": "…"` in JSON. */
const LABEL = /("(?:label|text)"\s*:\s*)("(?:[^"\\]|\\.)*")/g;

/**
 * Replaces labels in `_meta.json` and `_nav.json` with their texts. Rspress looks them up in `i18n.json`. In Lectern
 * the files of each language contain the texts themselves.
 *
 * @param file path of `i18n.json` in the project: `{ "key": { "en": "…" } }`
 * @param defaultLang language of files outside language folders
 */
export function writeLabels({ files, report }: Move, docs: string, file: string, defaultLang: string): void {
  const words = wordsOf(files, file, report);
  if (!words) return;
  let count = 0;
  for (const meta of files.list(docs, /(?:^|\/)_(?:meta|nav)\.json$/)) {
    const text = files.read(meta);
    const lang = meta.slice(docs.length + 1).split(posix.sep)[0] ?? '';
    const isIn = (key: unknown): key is string => typeof key === 'string' && Object.hasOwn(words, key);
    const translated = text.replace(LABEL, (all, start: string, written: string) => {
      const key = stringOf(written);
      const of = isIn(key) ? words[key] : undefined;
      const word = isRecord(of) ? (of[lang] ?? of[defaultLang]) : undefined;
      if (typeof word !== 'string' || word === key) return all;
      count++;
      return start + JSON.stringify(word);
    });
    if (translated !== text) files.write(meta, translated);
  }
  if (count > 0)
    report.add('done', file, `Its texts are in _meta.json and _nav.json of each language now (${count}).`);
}

function wordsOf(files: Files, file: string, report: Move['report']): Record<string, unknown> | null {
  if (dirname(file).startsWith('..') || !files.exists(file)) return null;
  try {
    const read: unknown = JSON.parse(files.read(file));
    return isRecord(read) ? read : null;
  } catch (error) {
    report.add('unread', file, (error as Error).message);
    return null;
  }
}

function stringOf(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

import { isMap, isPair, isScalar, parseDocument, stringify } from 'yaml';
import { applyEdits, type Edit } from './edits.ts';

const BLOCK = /^---[ \t]*\r?\n([\s\S]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/;

/** Front matter of a page: its data, and edits of single keys that do not change the others. */
export interface FrontMatter {
  data: Readonly<Record<string, unknown>>;
  /** Offset in the file after the front matter. */
  end: number;
  /** Returns the offset of a key in the file; 0 if the key does not exist. */
  offsetOf(key: string): number;
  remove(key: string): void;
  /** Checks whether an existing key was removed or replaced by another one. */
  isGone(key: string): boolean;
  /**
   * Writes a key in place of the existing one, or in place of `instead`, which is removed. The key occurs only once.
   */
  set(key: string, value: unknown, instead?: string): void;
  edits(): Edit[];
}

interface Place {
  start: number;
  end: number;
}

/** Reads front matter. If it is invalid or missing, there is no data. Keys can be added in both cases. */
export function frontMatterOf(source: string): FrontMatter {
  const match = BLOCK.exec(source);
  const begin = match ? source.indexOf('\n') + 1 : 0;
  const yaml = match?.[1] ?? '';
  const places = match ? placesOf(yaml, begin) : new Map<string, Place>();
  const edits = new Map<string, Edit>();
  const added = new Map<string, string>();
  /** Positions of written keys: the existing key that each one replaces. */
  const writtenAt = new Map<string, string>();
  const document = parseDocument(yaml, { prettyErrors: false });
  const read: unknown = document.errors.length > 0 ? {} : document.toJS();
  const data = typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {};
  function remove(key: string): void {
    const place = places.get(key);
    if (place) edits.set(key, { ...place, text: '' });
  }
  return {
    data,
    end: match?.[0].length ?? 0,
    offsetOf: (key) => places.get(key)?.start ?? 0,
    remove,
    isGone: (key) => edits.has(key) && !edits.get(key)?.text.startsWith(`${key}:`),
    set(key, value, instead = key) {
      const text = stringify({ [key]: value }, { lineWidth: 0 });
      const known = added.has(key) ? [] : [writtenAt.get(key) ?? key, instead];
      const at = known.find((name) => places.has(name));
      if (at !== instead) remove(instead);
      if (at === undefined) {
        added.set(key, text);
      } else {
        writtenAt.set(key, at);
        edits.set(at, { ...(places.get(at) as Place), text });
      }
    },
    edits: () =>
      edits.size === 0 && added.size === 0
        ? []
        : [blockEdit(source, [...edits.values()], [...added.values()])],
  };
}

/** Returns the edit of the whole front matter block. @param added text of keys that it does not have yet */
function blockEdit(source: string, edits: readonly Edit[], added: readonly string[]): Edit {
  const match = BLOCK.exec(source);
  if (!match) return { start: 0, end: 0, text: `---\n${added.join('')}---\n\n` };
  const begin = source.indexOf('\n') + 1;
  const yaml = match[1] ?? '';
  const inside = edits.map((edit) => ({ ...edit, start: edit.start - begin, end: edit.end - begin }));
  const written = applyEdits(yaml === '' || yaml.endsWith('\n') ? yaml : `${yaml}\n`, inside);
  // The line break of a removed last key is still there.
  const left = written.replace(/\n{2,}$/, '\n') + added.join('');
  // Without keys, the whole block and the empty line after it are removed.
  if (left.trim() === '')
    return { start: 0, end: source.length - source.slice(match[0].length).trimStart().length, text: '' };
  const text = yaml.endsWith('\n') || yaml === '' ? left : left.trimEnd();
  return { start: begin, end: begin + yaml.length, text };
}

/** Returns the lines of each top-level key. */
function placesOf(yaml: string, begin: number): Map<string, Place> {
  const { contents } = parseDocument(yaml, { prettyErrors: false });
  const places = new Map<string, Place>();
  if (!isMap(contents)) return places;
  for (const pair of contents.items) {
    if (!isPair(pair) || !isScalar(pair.key) || !pair.key.range) continue;
    const value = pair.value as { range?: [number, number, number] | null } | null;
    const stop = Math.max(value?.range?.[1] ?? 0, pair.key.range[1]);
    const next = yaml[stop - 1] === '\n' ? stop : yaml.indexOf('\n', stop) + 1 || yaml.length;
    places.set(String(pair.key.value), { start: begin + pair.key.range[0], end: begin + next });
  }
  return places;
}

import { isMap, isPair, isScalar, parseDocument, stringify } from 'yaml';
import { applyEdits, type Edit } from './edits.ts';

const BLOCK = /^---[ \t]*\r?\n([\s\S]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/;

/** Front matter of a page: its data, and edits of single keys that leave the others as they are written. */
export interface FrontMatter {
  data: Readonly<Record<string, unknown>>;
  /** Offset in the file of what is after it. */
  end: number;
  /** Offset in the file of a key; 0 where it has none. */
  offsetOf(key: string): number;
  remove(key: string): void;
  /** True for a key that was there and was taken out, or is another one now. */
  isGone(key: string): boolean;
  /** Writes a key, in the place of the one that is there, or of `instead`, which goes: a key is there once. */
  set(key: string, value: unknown, instead?: string): void;
  edits(): Edit[];
}

interface Place {
  start: number;
  end: number;
}

/** Front matter that is broken, or none, has no data; keys can be added where there is none. */
export function frontMatterOf(source: string): FrontMatter {
  const match = BLOCK.exec(source);
  const begin = match ? source.indexOf('\n') + 1 : 0;
  const yaml = match?.[1] ?? '';
  const places = match ? placesOf(yaml, begin) : new Map<string, Place>();
  const edits = new Map<string, Edit>();
  const added = new Map<string, string>();
  /** Keys that were written, by the key in whose place they are. */
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

/** The edit of the block of front matter. @param added keys that it does not have, as they are written */
function blockEdit(source: string, edits: readonly Edit[], added: readonly string[]): Edit {
  const match = BLOCK.exec(source);
  if (!match) return { start: 0, end: 0, text: `---\n${added.join('')}---\n\n` };
  const begin = source.indexOf('\n') + 1;
  const yaml = match[1] ?? '';
  const inside = edits.map((edit) => ({ ...edit, start: edit.start - begin, end: edit.end - begin }));
  const written = applyEdits(yaml === '' || yaml.endsWith('\n') ? yaml : `${yaml}\n`, inside);
  // A key that was the last has its line break already.
  const left = written.replace(/\n{2,}$/, '\n') + added.join('');
  // Without a key the whole block goes, and the empty line after it.
  if (left.trim() === '')
    return { start: 0, end: source.length - source.slice(match[0].length).trimStart().length, text: '' };
  const text = yaml.endsWith('\n') || yaml === '' ? left : left.trimEnd();
  return { start: begin, end: begin + yaml.length, text };
}

/** The lines of each key of the outermost map. */
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

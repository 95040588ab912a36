import { createHash } from 'node:crypto';

/** Content of a word's hover: an option of `facts.json`, or a type, with documentation if there is any. */
export type HoverText = { option: string } | { text: string; docs?: string };

/** Hovers of a sample's words, by word number. */
export type SampleHovers = readonly [word: number, told: HoverText][];

/**
 * Content of `hovers.json`, because the site is built without the packages. Both languages share a sample, and samples
 * share texts. Each entry is on a line of its own, with a name that does not depend on other entries.
 */
export interface HoverData {
  /** Texts by name. An entry with documentation is a pair. */
  texts: Record<string, string | [text: string, docs: string]>;
  /** By the key of a sample: `3 @server.port, 7 1f3a`, pairs of a word number and an option or the name of a text. */
  samples: Record<string, string>;
}

/** @param samples by key */
export function toHoverData(samples: ReadonlyMap<string, SampleHovers>): HoverData {
  const texts: HoverData['texts'] = {};
  const entries = [...samples].map(([key, hovers]) => {
    const parts = hovers.map(([word, told]) => {
      if ('option' in told) return `${word} @${told.option}`;
      const value: string | [string, string] = told.docs ? [told.text, told.docs] : told.text;
      const name = createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 7);
      texts[name] = value;
      return `${word} ${name}`;
    });
    return [key, parts.join(', ')] as const;
  });
  const byName = <T>([a]: readonly [string, T], [b]: readonly [string, T]) => (a < b ? -1 : 1);
  return {
    texts: Object.fromEntries(Object.entries(texts).sort(byName)),
    samples: Object.fromEntries(entries.sort(byName)),
  };
}

/** Returns the hovers of a sample; undefined if it is not in the data. */
export function hoversIn({ texts, samples }: HoverData, key: string): SampleHovers | undefined {
  const entry = samples[key];
  if (entry === undefined) return undefined;
  return entry
    .split(', ')
    .filter(Boolean)
    .flatMap((part): SampleHovers => {
      const [word = '', name = ''] = part.split(' ');
      if (name.startsWith('@')) return [[Number(word), { option: name.slice(1) }]];
      const value = texts[name];
      if (value === undefined) return [];
      const [text, docs] = typeof value === 'string' ? [value] : value;
      return [[Number(word), docs === undefined ? { text } : { text, docs }]];
    });
}

import { createHash } from 'node:crypto';

/** What is said of a word: an option of `facts.json`, or a type, with documentation where there is any. */
export type HoverText = { option: string } | { text: string; docs?: string };

/** What is known of a sample's words, by their numbers. */
export type SampleHovers = readonly [word: number, told: HoverText][];

/**
 * What `hovers.json` holds: the site is built without the packages. Both languages share a sample, and samples share
 * texts; each is in a line of its own, under a name that does not change with the others.
 */
export interface HoverData {
  /** Texts by name; with documentation as a second one. */
  texts: Record<string, string | [text: string, docs: string]>;
  /** By the key of a sample: `3 @server.port, 7 1f3a`, a number of a word and an option or a text. */
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

/** The hovers of a sample; undefined for one that is not in the data. */
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

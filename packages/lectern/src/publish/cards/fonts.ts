import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Renderer } from '@takumi-rs/core';

/** Latin, Greek, Cyrillic, Vietnamese and Chinese in one design, in files of about a hundred characters each. */
const FONT = '@fontsource-variable/noto-sans-sc';

type Range = [first: number, last: number];

interface Subset {
  file: string;
  ranges: Range[];
}

/** The font of cards: a renderer gets those of its files that a text needs. */
export interface CardFont {
  /** Text without what the font has no sign for, which would be drawn as boxes. */
  drawable(text: string): string;
  /** Gives the renderer what the text needs, if it has it not yet. */
  load(text: string, renderer: Renderer): Promise<void>;
}

/** Its files name ranges in which they have no signs: those of other scripts. */
const SCRIPTS =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Common}]/u;

export function openFont(): CardFont {
  const { resolve } = createRequire(import.meta.url);
  const ranges: Record<string, string> = JSON.parse(readFileSync(resolve(`${FONT}/unicode.json`), 'utf8'));
  const subsets = Object.entries(ranges).map(([name, text]): Subset => {
    const part = name.replace(/[[\]]/g, '');
    return {
      file: resolve(`${FONT}/files/noto-sans-sc-${part}-wght-normal.woff2`),
      ranges: text.split(',').map(readRange),
    };
  });
  const loaded = new Map<Subset, Promise<unknown>>();
  const subsetOf = (character: string) => subsets.find(({ ranges }) => isIn(character, ranges));

  return {
    drawable: (text) =>
      [...text.replace(/\p{Extended_Pictographic}\uFE0F?/gu, '')]
        .filter((character) => /\s/.test(character) || (SCRIPTS.test(character) && subsetOf(character)))
        .join('')
        .replace(/\s+/g, ' ')
        .trim(),
    async load(text, renderer) {
      const needed = new Set([...new Set(text)].flatMap((character) => subsetOf(character) ?? []));
      const waiting = [...needed].map((subset) => {
        const started = loaded.get(subset) ?? register(subset, renderer);
        loaded.set(subset, started);
        return started;
      });
      await Promise.all(waiting);
    },
  };
}

function register({ file, ranges }: Subset, renderer: Renderer): Promise<unknown> {
  return renderer.registerFont({ name: FONT_FAMILY, data: readFileSync(file), unicodeRange: ranges });
}

export const FONT_FAMILY = 'Noto Sans SC';

/** `U+4e00-4e10`, or one character. */
function readRange(text: string): Range {
  const [first = '', last = first] = text.trim().slice(2).split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}

function isIn(character: string, ranges: readonly Range[]): boolean {
  const code = character.codePointAt(0) ?? 0;
  return ranges.some(([first, last]) => first <= code && code <= last);
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Renderer } from '@takumi-rs/core';
import { isWide } from '../../shared/language.ts';
import { charactersOf } from './font-file.ts';

/** Latin, Greek, Cyrillic and Vietnamese. */
const WESTERN = '@fontsource-variable/source-sans-3';
/** Chinese, kana, and Latin letters of the same design. */
const CHINESE = '@fontsource-variable/noto-sans-sc';

type Range = [first: number, last: number];

/** A font is split into files, each with some of its characters. */
interface FontFile {
  family: string;
  content(): Buffer;
  has(character: number): boolean;
}

/** Fonts of cards. A renderer gets only the files that a text needs. */
export interface CardFonts {
  /**
   * Removes symbols that no font has, because they would be drawn as boxes. Returns an empty text if a letter is
   * missing, because the rest would be another text.
   */
  drawable(text: string, tag: string): string;
  /**
   * Adds the files to the renderer that a text needs and that are not loaded yet.
   *
   * @returns the families that the text has to be drawn in; they depend only on the text and its language
   */
  load(text: string, tag: string, renderer: Renderer): Promise<string[]>;
}

/** Opens the fonts. Each of their files is read when a text needs it. */
export function openFonts(): CardFonts {
  const western = filesOf(WESTERN);
  const chinese = filesOf(CHINESE);
  const finders = {
    western: createFinder([...western, ...chinese]),
    // In this font, quotation marks, dashes and dots are as wide as characters.
    chinese: createFinder([...chinese, ...western]),
  };
  const finderFor = (tag: string) => (isWide(tag) ? finders.chinese : finders.western);
  const loaded = new Map<FontFile, Promise<unknown>>();
  return {
    drawable(text, tag) {
      const { fileOf } = finderFor(tag);
      const characters = [...text.normalize('NFC').replace(/\s+/g, ' ')];
      const missing = characters.filter((character) => !fileOf(character));
      if (missing.some((character) => /[\p{L}\p{N}]/u.test(character))) return '';
      const drawn = characters.filter((character) => fileOf(character)).join('');
      return drawn.replace(/ +/g, ' ').trim();
    },
    async load(text, tag, renderer) {
      const { files, fileOf } = finderFor(tag);
      const needed = new Set([...text].map(fileOf));
      const used = files.filter((file) => needed.has(file));
      const waiting = used.map((file) => {
        const started = loaded.get(file) ?? register(file, renderer);
        loaded.set(file, started);
        return started;
      });
      await Promise.all(waiting);
      return used.map(({ family }) => family);
    },
  };
}

/** Registers each file as a separate family, so that no other file in the renderer can replace it. */
function register(file: FontFile, renderer: Renderer): Promise<unknown> {
  return renderer.registerFont({ name: file.family, data: file.content() });
}

/** Creates a cached function that finds the first file with a character. */
function createFinder(files: readonly FontFile[]) {
  const known = new Map<string, FontFile | undefined>();
  const fileOf = (character: string) => {
    if (!known.has(character)) {
      const code = character.codePointAt(0) ?? 0;
      known.set(
        character,
        files.find((file) => file.has(code)),
      );
    }
    return known.get(character);
  };
  return { files, fileOf };
}

function filesOf(name: string): FontFile[] {
  const { resolve } = createRequire(import.meta.url);
  const ranges: Record<string, string> = JSON.parse(readFileSync(resolve(`${name}/unicode.json`), 'utf8'));
  return Object.entries(ranges).map(([key, text]) => {
    const family = `${name.split('/')[1]}-${key.replace(/[[\]]/g, '')}`;
    return openFile(family, resolve(`${name}/files/${family}-wght-normal.woff2`), text);
  });
}

function openFile(family: string, path: string, rangesText: string): FontFile {
  const ranges = rangesText.split(',').map(readRange);
  const content = () => readFileSync(path);
  let characters: Set<number> | undefined;
  return {
    family,
    content,
    has(character) {
      if (!ranges.some(([first, last]) => first <= character && character <= last)) return false;
      characters ??= charactersOf(content());
      return characters.has(character);
    },
  };
}

/** Parses a range such as `U+4e00-4e10`, or a single character. */
function readRange(text: string): Range {
  const [first = '', last = first] = text.trim().slice(2).split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}

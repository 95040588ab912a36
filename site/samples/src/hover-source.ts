import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Facts, OptionFact } from './facts.js';
import { type HoverData, type HoverText, hoversIn } from './hover-data.js';
import { readAttributes } from './meta.js';
import { sampleKey, showsTypes, wordsOf } from './words.js';

/** A code block of a page, in the form that `@lectern/plugin-hover` passes it. */
interface Block {
  lang: string;
  meta: string;
  code: string;
  /** Absolute path of the page. */
  file: string;
  dependsOn(file: string): void;
}

interface Hover {
  line: number;
  column: number;
  length: number;
  text: string;
  docs?: string;
}

const samplesDir = fileURLToPath(new URL('..', import.meta.url));
const docsDir = join(samplesDir, '../docs');
const LABELS: Record<string, string> = { en: 'Default: ', zh: '默认值：' };

/** Provides types of the words in the site's configs, for the option `source` of `@lectern/plugin-hover`. */
export function hoverSource() {
  const read = createReader();
  return {
    include: ({ lang, meta }: Block) => showsTypes({ lang, attributes: readAttributes(meta).attributes }),
    source(block: Block): Hover[] {
      const { hovers, options } = read(block);
      const words = wordsOf(block.code);
      return (hoversIn(hovers, sampleKey(block.code)) ?? []).flatMap(([number, told]) => {
        const word = words[number];
        const shown = 'option' in told ? ofOption(told.option, options[told.option], block) : told;
        return word && shown
          ? { line: word.line, column: word.column, length: word.text.length, ...shown }
          : [];
      });
    },
  };
}

/** Reads the checker's output files once. A page with types depends on them, so it is compiled again if they change. */
function createReader() {
  const files = ['hovers.json', 'facts.json'].map((name) => join(samplesDir, name));
  let known: { hovers: HoverData; options: Facts['options'] } | undefined;
  return ({ dependsOn }: Block) => {
    files.forEach(dependsOn);
    const [hovers, facts] = files;
    known ??= { hovers: readJson(hovers), options: readJson<Facts>(facts).options };
    return known;
  };
}

function readJson<T>(file = ''): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

/** Returns type and default of an option, and its page's description in the reader's language. */
function ofOption(
  name: string,
  fact: OptionFact | undefined,
  block: Block,
): Exclude<HoverText, { option: string }> | null {
  if (!fact) return null;
  const lang = /\/docs\/(\w+)\//.exec(block.file)?.[1] ?? 'en';
  const value = fact.default === undefined ? '' : JSON.stringify(fact.default);
  // A long default is shown only on the option's page.
  const standard = value && value.length < 60 ? `${LABELS[lang] ?? LABELS.en}\`${value}\`` : '';
  const docs = [descriptionOf(name, lang, block), standard].filter(Boolean).join('\n\n');
  const text = fact.type.startsWith('|') ? `${name}:\n${fact.type}` : `${name}: ${fact.type}`;
  return { text, ...(docs && { docs }) };
}

function descriptionOf(option: string, lang: string, { dependsOn }: Block): string {
  const page = `config/${option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll('.', '/')}`;
  const file = ['.mdx', '.md']
    .map((type) => join(docsDir, lang, page + type))
    .find((path) => existsSync(path));
  if (!file) return '';
  dependsOn(file);
  return /^description: (.*)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
}

import fc from 'fast-check';
import { entryFile, NAMES_FILE } from '../../src/search/format.ts';
import { openSearch, type SearchHit } from '../../src/search/search.ts';
import { indexOf, NAME, OPTIONS } from '../search-index.ts';
import { word } from './inline-text.ts';
import { fuzz } from './run.ts';

const { search, files } = indexOf(OPTIONS);

const queryWord = fc.oneof(
  word,
  fc.constantFrom(
    'port',
    'dataUriLimit',
    'data-uri',
    'serve',
    'sorce',
    'npm install',
    '@rsbuild/core',
    '端口',
    'c++',
    '.',
    '*',
    '"port"',
    '-port',
    'a'.repeat(500),
    'ﬁ',
    'e\u0301',
    'ｐｏｒｔ',
    '--port=3000',
    '$&',
    '(?:',
    '\\',
  ),
);
const query = fc.oneof(
  fc.array(queryWord, { maxLength: 5 }).map((words) => words.join(' ')),
  fc.tuple(queryWord, fc.integer({ min: 2, max: 300 })).map(([text, times]) => text.repeat(times)),
  fc.array(queryWord, { maxLength: 4 }).map((words) => words.join('')),
);

/** Checks that highlights are within their texts. */
function assertMarked({ statement, title, header, ...hit }: SearchHit): void {
  const inside = (text: string, ranges: readonly (readonly number[])[]) =>
    ranges.every(([start = -1, end = -1]) => 0 <= start && start < end && end <= text.length);
  const areInside =
    inside(statement, hit.highlightInfoList) &&
    inside(title, hit.titleHighlights) &&
    inside(header, hit.headerHighlights);
  if (!areInside)
    throw new Error(`A mark is outside of its text: ${JSON.stringify({ statement, title, header, ...hit })}`);
}

fuzz('queries are answered', 6, query, async (text) => {
  for (const hit of await search.query(text)) assertMarked(hit);
  await search.suggest(text);
});

const fileNames = [NAMES_FILE, entryFile(NAME), ...Object.keys(files).filter((file) => file.includes('/'))];
const damage = fc.oneof(
  { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  fc.constantFrom<unknown>(null, [], {}, '', 0, -1, 1e308, 'a', [[]], { en: 'x' }, { en: '../..' }),
);

/** Returns a copy of the file with one value replaced. */
function damaged(json: unknown, steps: readonly number[], value: unknown): unknown {
  const [step, ...rest] = steps;
  if (step === undefined || typeof json !== 'object' || json === null) return value;
  const keys = Object.keys(json);
  const key = keys[step % Math.max(1, keys.length)];
  if (key === undefined) return value;
  const copy = Array.isArray(json) ? [...json] : { ...json };
  (copy as Record<string, unknown>)[key] = damaged((json as Record<string, unknown>)[key], rest, value);
  return copy;
}

fuzz(
  'a damaged index says which file it is',
  4,
  fc.tuple(fc.constantFrom(...fileNames), fc.array(fc.nat(6), { maxLength: 4 }), damage, query),
  async ([file, steps, value, text]) => {
    const load = async (name: string): Promise<unknown> => {
      if (!(name in files)) throw new Error(`${name} answered 404.`);
      return name === file ? damaged(files[name], steps, value) : structuredClone(files[name]);
    };
    try {
      await openSearch({ lang: 'en', load }).query(text);
    } catch (error) {
      if (
        !/^The search index|^There is no search index| answered 404\.$/.test(String((error as Error).message))
      )
        throw error;
    }
  },
);

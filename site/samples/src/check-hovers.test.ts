import { describe, expect, it } from 'vitest';
import { checkHovers, updateHovers } from './check-hovers.ts';
import type { Page } from './extract.ts';
import { readSamples } from './extract.ts';
import { type HoverData, hoversIn, type SampleHovers, toHoverData } from './hover-data.ts';
import { sampleKey } from './words.ts';

const FILE = 'site/samples/hovers.json';

function page(lang: string, ...codes: string[]): Page {
  const path = `site/docs/${lang}/a.md`;
  const source = codes.map((code) => `\`\`\`ts title="rsbuild.config.ts"\n${code}\n\`\`\`\n`).join('\n');
  return { path, lang, key: 'a', source, ...readSamples(source, path) };
}

const PORT = 'export default { server: { port: 1 } };';
const OTHER = 'export const a = 1;';
const HOVERS: SampleHovers = [
  [2, { text: 'server: object', docs: '`port`' }],
  [3, { option: 'server.port' }],
];
const found = new Map<string, SampleHovers>([
  [sampleKey(PORT), HOVERS],
  [sampleKey(OTHER), [[2, { text: 'a: 1' }]]],
]);
const nothing: HoverData = { texts: {}, samples: {} };
const problemsOf = (pages: Page[], known: HoverData, isPart = false) =>
  checkHovers({ pages, found, known, isPart }, FILE).map(
    ({ page, line, message }) => `${page}:${line} ${message}`,
  );

describe('HoverData', () => {
  it('names texts by what is in them, and gives back what was put in', () => {
    const data = toHoverData(found);
    expect(Object.keys(data.samples)).toEqual([...Object.keys(data.samples)].sort());
    expect(data.samples[sampleKey(PORT)]).toMatch(/^2 \w{7}, 3 @server\.port$/);
    expect(Object.values(data.texts)).toEqual(expect.arrayContaining(['a: 1', ['server: object', '`port`']]));
    expect(hoversIn(data, sampleKey(PORT))).toEqual(HOVERS);
    expect(hoversIn(data, 'other')).toBeUndefined();
    expect(hoversIn(toHoverData(new Map([['key', []]])), 'key')).toEqual([]);
  });
});

describe('checkHovers', () => {
  const pages = [page('en', PORT, OTHER), page('zh', `// 注释\n${PORT}`, OTHER)];
  const known = updateHovers({ pages, found, known: nothing, isPart: false });

  it('finds nothing in data that was just written', () => {
    expect(Object.keys(known.samples)).toHaveLength(2);
    expect(problemsOf(pages, known)).toEqual([]);
  });

  it('names samples that are not there, or not as the packages say, and what to run', () => {
    const old = { ...known, samples: { [sampleKey(PORT)]: '3 @server.port', old: '' } };
    expect(problemsOf(pages, old)).toEqual([
      'site/docs/en/a.md:2 The types of this sample are not those of the packages. Run "npm run check:samples -- --update".',
      `site/docs/en/a.md:6 The types of this sample are not in ${FILE}. Run "npm run check:samples -- --update".`,
      'site/docs/zh/a.md:2 The types of this sample are not those of the packages. Run "npm run check:samples -- --update".',
      `site/docs/zh/a.md:7 The types of this sample are not in ${FILE}. Run "npm run check:samples -- --update".`,
      `${FILE}:1 Types of a sample that no page has are in this file. Run "npm run check:samples -- --update".`,
    ]);
  });

  it('knows nothing of the samples of other pages, and keeps their types', () => {
    const part = [page('en', PORT)];
    expect(problemsOf(part, known, true)).toEqual([]);
    expect(updateHovers({ pages: part, found, known, isPart: true })).toEqual(known);
  });
});

import { afterEach, describe, expect, it } from 'vitest';
import { indexOf, type Page, page } from '../../tests/search-index.ts';
import { allScripts } from './all-scripts.ts';
import { analyze, prepareFor, setScripts } from './analyze.ts';
import { openSearch, type SearchHit } from './search.ts';

/** Opens search like a browser, which can analyze only plain text at first. */
function searchOf(onlyPage: Page) {
  const { load } = indexOf([onlyPage]);
  setScripts(null);
  return openSearch({ lang: 'en', load });
}

describe('what other scripts need', () => {
  // Restores the state that all other tests expect.
  afterEach(() => setScripts(allScripts));

  it('is loaded for a text that is not plain, and before it for none', async () => {
    const terms = (text: string) => analyze(text).flatMap(({ parts }) => parts);
    setScripts(null);
    await prepareFor('The port (端口) – 3000 → “open”, © 2026：好。');
    expect(terms('Café')).toEqual(['caf']);
    await prepareFor('Café');
    expect(terms('Café')).toEqual(['cafe']);
  });

  const marked = (text = '', ranges: readonly [number, number][] = []) =>
    ranges.map(([start, end]) => text.slice(start, end));

  it('is there for a query', async () => {
    const search = searchOf(page('/a', 'Start', '<p>Uber alles.</p>'));
    const [hit] = await search.query('ÜBER');
    expect(marked(hit?.statement, hit?.highlightInfoList)).toEqual(['Uber']);
  });

  it('is there for the text of a hit', async () => {
    const search = searchOf(page('/a', 'Start', '<p>Ein Café.</p>'));
    const [hit] = await search.query('cafe');
    expect(marked(hit?.statement, hit?.highlightInfoList)).toEqual(['Café']);
  });

  it('is there for titles, which are shown before texts', async () => {
    const search = searchOf(page('/a', 'Im Café', '<p>Cafe.</p>'));
    const shown: string[][] = [];
    const preview = (hits: readonly SearchHit[]) => {
      shown.push(...hits.map(({ title, titleHighlights }) => marked(title, titleHighlights)));
    };
    await search.query('cafe', { preview });
    expect(shown).toEqual([['Café']]);
  });
});

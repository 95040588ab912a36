import { describe, expect, it, vi } from 'vitest';
import { indexOf, page } from '../../tests/search-index.ts';
import type { SearchHit } from './search.ts';

/** Modules as a browser has them when the dialog is opened. */
async function freshModules() {
  vi.resetModules();
  const [{ analyze, prepareFor }, { openSearch }] = await Promise.all([
    import('./analyze.ts'),
    import('./search.ts'),
  ]);
  const terms = (text: string) => analyze(text).flatMap(({ parts }) => parts);
  return { terms, prepareFor, openSearch };
}

describe('what other scripts need', () => {
  it('is loaded for a text that is not plain, and before it for none', async () => {
    const { terms, prepareFor } = await freshModules();
    await prepareFor('The port (端口) – 3000 → “open”, © 2026：好。');
    expect(terms('Café')).toEqual(['caf']);
    await prepareFor('Café');
    expect(terms('Café')).toEqual(['cafe']);
  });

  const marked = (text = '', ranges: readonly [number, number][] = []) =>
    ranges.map(([start, end]) => text.slice(start, end));

  it('is there for a query', async () => {
    const { load } = indexOf([page('/a', 'Start', '<p>Uber alles.</p>')]);
    const { openSearch } = await freshModules();
    const [hit] = await openSearch({ lang: 'en', load }).query('ÜBER');
    expect(marked(hit?.statement, hit?.highlightInfoList)).toEqual(['Uber']);
  });

  it('is there for the text of a hit', async () => {
    const { load } = indexOf([page('/a', 'Start', '<p>Ein Café.</p>')]);
    const { openSearch } = await freshModules();
    const [hit] = await openSearch({ lang: 'en', load }).query('cafe');
    expect(marked(hit?.statement, hit?.highlightInfoList)).toEqual(['Café']);
  });

  it('is there for titles, which are shown before texts', async () => {
    const { load } = indexOf([page('/a', 'Im Café', '<p>Cafe.</p>')]);
    const { openSearch } = await freshModules();
    const shown: string[][] = [];
    const preview = (hits: readonly SearchHit[]) => {
      shown.push(...hits.map(({ title, titleHighlights }) => marked(title, titleHighlights)));
    };
    await openSearch({ lang: 'en', load }).query('cafe', { preview });
    expect(shown).toEqual([['Café']]);
  });
});

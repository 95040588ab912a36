import { afterEach, describe, expect, it, vi } from 'vitest';
import { addOpened, openedFirst, removeOpened } from './opened.ts';
import type { SearchGroup } from './provider.ts';

const groups = [{ index: 'en', hits: ['/a#x', '/b', '/c#y'].map((link) => ({ link })) }] as SearchGroup[];
const order = (text: string) => openedFirst(text, groups)[0]?.hits.map(({ link }) => link);

function storage(values: Record<string, string> = {}) {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values[key] ?? null,
    setItem: (key: string, value: string) => {
      values[key] = value;
    },
  });
  return values;
}

describe('pages that were opened after a query', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('are first when it is typed again, the last one before the others', () => {
    storage();
    addOpened('Port', '/c#z');
    expect(order('port ')).toEqual(['/c#y', '/a#x', '/b']);
    addOpened('port', '/b');
    expect(order('port')).toEqual(['/b', '/c#y', '/a#x']);
    expect(order('host')).toEqual(['/a#x', '/b', '/c#y']);
  });

  it('are forgotten with the query', () => {
    storage();
    addOpened('port', '/b');
    removeOpened('port');
    expect(order('port')).toEqual(['/a#x', '/b', '/c#y']);
  });

  it('are not kept where storage is denied, and no other text there does harm', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('denied');
      },
      setItem: () => {
        throw new Error('denied');
      },
    });
    addOpened('port', '/b');
    expect(order('port')).toEqual(['/a#x', '/b', '/c#y']);
    for (const text of ['{', '{"a":1}', '[1,null,["port"]]']) {
      storage({ 'lectern-search-opened': text });
      expect(order('port')).toEqual(['/a#x', '/b', '/c#y']);
    }
  });

  it('are those of forty queries at most', () => {
    const values = storage();
    for (let at = 0; at < 50; at++) addOpened(`query ${at}`, '/b');
    expect(JSON.parse(values['lectern-search-opened'] ?? '')).toHaveLength(40);
  });
});

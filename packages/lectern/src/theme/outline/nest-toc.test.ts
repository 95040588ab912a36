import { describe, expect, it } from 'vitest';
import type { TocItem } from '../../client/index.ts';
import { nestToc, type TocNode } from './nest-toc.ts';

const item = (id: string, depth: TocItem['depth']): TocItem => ({ id, depth, text: id, charIndex: -1 });
const shape = (nodes: TocNode[]): string =>
  nodes.map(({ id, children }) => (children.length > 0 ? `${id}(${shape(children)})` : id)).join(' ');

describe('nestToc', () => {
  it.each([
    ['nothing', [], ''],
    ['siblings', [item('a', 2), item('b', 2)], 'a b'],
    ['three depths', [item('a', 2), item('b', 3), item('c', 4), item('d', 2)], 'a(b(c)) d'],
    ['a skipped depth', [item('a', 2), item('c', 4), item('b', 3)], 'a(c b)'],
    ['a deep start', [item('c', 4), item('b', 3), item('a', 2)], 'c b a'],
  ])('%s', (_name, toc, expected) => {
    expect(shape(nestToc(toc))).toBe(expected);
  });
});

import { expect, test } from 'vitest';
import { joined } from './joined.ts';

const page = (title: string) => ({ path: '/a', title, lang: 'en', version: null, edition: 'en' });

test('has the properties of all objects, in their order', () => {
  const made = joined(page('A'), { toc: [] }, {}, { title: 'B', next: undefined });
  const spread = { ...page('A'), toc: [], title: 'B', next: undefined };
  expect(made).toStrictEqual(spread);
  expect(JSON.stringify(made)).toBe(JSON.stringify(spread));
});

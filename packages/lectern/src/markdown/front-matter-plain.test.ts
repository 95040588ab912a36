import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { plainValues } from './front-matter-plain.ts';

const PLAIN = [
  'title: A title',
  'title: Ein "Titel", [mit] {Zeichen} & mehr!  ',
  'description: 使用 Rsbuild：引用图片、字体',
  "title: It's C#, a:b and https://example.com/#x",
  'title: A\ndescription: B',
  'title:   Far',
  'title: Nullable',
  'tags: [a, b]',
  'title: A\nkeywords: [public path,core-js ,  修改端口, v2.0/x_y]',
];

it.each(PLAIN)('reads what YAML reads: %s', (text) => {
  expect(plainValues(text)).toEqual(parse(text));
});

/** YAML parses each of these as something other than text, or reports an error. */
const OTHER = [
  '',
  '# comment',
  'title: A # comment',
  'title: A: B',
  'title: A:',
  'title: true',
  'title: NULL',
  'null: A',
  'title: "A"',
  'order: 1',
  'date: 2024-01-01',
  'title: ~',
  'title:',
  'title:\n  a: B',
  'title: A\n  continued',
  'title: A\ntitle: B',
  'title: A\tB',
  'title: A\n',
  'tags: [a, true]',
  'tags: [a, 1]',
  'tags: [a, "b"]',
  'tags: [a: b]',
  'tags: [a, [b]]',
  'tags: [a, b,]',
  'tags: []',
  'tags: [a] # comment',
  'title: &name A',
];

it.each(OTHER)('leaves the rest to YAML: %j', (text) => {
  expect(plainValues(text)).toBeNull();
});

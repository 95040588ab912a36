import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const exported = (name: string) =>
  [
    ...readFileSync(new URL(`../theme/${name}`, import.meta.url), 'utf8').matchAll(
      /^export function (\w+)\(\)/gm,
    ),
  ].map(([, found]) => found);

it('the declaration of the theme has what the theme exports', () => {
  expect(exported('index.tsx')).toEqual(['PrintLink']);
  expect(exported('types.d.ts')).toEqual(exported('index.tsx'));
});

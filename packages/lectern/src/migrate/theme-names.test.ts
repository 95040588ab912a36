import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { THEME_NAMES } from './theme-names.ts';

it('lists components that the theme has, and all of those for text', () => {
  const code = readFileSync(new URL('../theme/index.ts', import.meta.url), 'utf8');
  const exported = [...code.matchAll(/^export \{ ([^}]+) \} from '\.\/([^']+)'/gm)].flatMap(
    ([, names = '', file = '']) =>
      names.split(', ').map((name) => ({ name, isForText: file.startsWith('mdx/') })),
  );
  const names = exported.map(({ name }) => name);
  expect([...THEME_NAMES].filter((name) => !names.includes(name))).toEqual([]);
  expect(exported.filter(({ name, isForText }) => isForText && !THEME_NAMES.has(name))).toEqual([]);
});

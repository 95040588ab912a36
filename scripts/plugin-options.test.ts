import { expect, it } from 'vitest';
import { formatError } from '../packages/lectern/dist/index.js';
import { announcement } from '../packages/plugin-announcement/src/index.ts';
import { api } from '../packages/plugin-api/src/index.ts';
import { blog } from '../packages/plugin-blog/src/index.ts';
import { feedback } from '../packages/plugin-feedback/src/index.ts';
import { hover } from '../packages/plugin-hover/src/index.ts';
import { math } from '../packages/plugin-math/src/index.ts';
import { mermaid } from '../packages/plugin-mermaid/src/index.ts';
import { offline } from '../packages/plugin-offline/src/index.ts';
import { pageInfo } from '../packages/plugin-page-info/src/index.ts';
import { print } from '../packages/plugin-print/src/index.ts';
import { shiki } from '../packages/plugin-shiki/src/index.ts';

type Make = (options: never) => unknown;

/** Each of Lectern's plugins with its required options. */
const PLUGINS: readonly (readonly [string, Make, object])[] = [
  ['announcement()', announcement, { id: 'v2', text: 'Version 2 is out.' }],
  ['api()', api, { entryPoints: ['src/index.ts'] }],
  ['blog()', blog, {}],
  ['feedback()', feedback, { send: 'event' }],
  ['hover()', hover, {}],
  ['math()', math, {}],
  ['mermaid()', mermaid, {}],
  ['offline()', offline, {}],
  ['pageInfo()', pageInfo, {}],
  ['print()', print, { books: [{ folder: 'guide' }] }],
  ['shiki()', shiki, {}],
];

function told(make: Make, options: object): string {
  try {
    make(options as never);
  } catch (error) {
    return formatError(error);
  }
  return '';
}

it.each(PLUGINS)('%s refuses an option that it does not have', (name, make, options) => {
  expect(told(make, options)).toBe('');
  expect(told(make, { ...options, nothing: 1 })).toContain(`${name} has no option "nothing".`);
});

/** A word of each plugin that has words. */
const WORDS: Readonly<Record<string, string>> = {
  'announcement()': 'close',
  'api()': 'classes',
  'blog()': 'tags',
  'feedback()': 'yes',
  'mermaid()': 'diagram',
  'pageInfo()': 'tags',
  'print()': 'contents',
};

it.each(PLUGINS.filter(([name]) => name in WORDS))(
  '%s refuses a word that it does not show',
  (name, make, options) => {
    const word = WORDS[name] ?? '';
    expect(told(make, { ...options, words: { fr: { [word]: 'x' } } })).toBe('');
    expect(told(make, { ...options, words: { fr: { [`${word}x`]: 'x' } } })).toBe(
      `"words.fr" of ${name} has no option "${word}x".\n  Did you mean "${word}"?`,
    );
  },
);

it('refuses other keys of what options hold', () => {
  expect(told(blog, { authors: { ann: { name: 'Ann', link: '/' } } })).toBe(
    'The author "ann" of blog() has no option "link".\n  Known: name, description, url, image.',
  );
  expect(told(shiki, { themes: { ligth: 'github-light', dark: 'github-dark' } })).toBe(
    '"themes" of shiki() has no option "ligth".\n  Did you mean "light"?',
  );
});

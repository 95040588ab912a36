import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { build } from '../../dist/index.js';
import { newInCss, newInScript } from '../browser-support.ts';
import { lastingSite } from './testing.ts';

/** Features that some target browsers lack, by what readers get there instead (docs-dev/browsers.md). */
const DISPENSABLE = {
  'menus and drawers: `popover-fill.ts` instead': [':popover-open'],
  'no fade, no movement': ['@starting-style', ':view-transition-new', ':view-transition-old'],
  'Firefox 114 to 120: tabs show all panels, marked lines have no wash beyond their text': [':has'],
  'the found word is not marked': [':highlight'],
  'the boot script places the sidebar': ['scroll-initial-target', 'scroll-initial-target: nearest'],
  'line breaks as browsers make them': ['text-wrap', 'text-wrap: balance', 'text-wrap: pretty'],
  'Chinese and Japanese text without extra space': ['text-autospace', 'text-autospace: normal'],
  'the scroll bars of the system': [
    'scrollbar-color',
    'scrollbar-width',
    'scrollbar-width: thin',
    'overscroll-behavior',
  ],
  'the colors of the system': ['accent-color', 'forced-color-adjust', 'forced-color-adjust: none'],
  'an article is laid out whole': [
    'contain-intrinsic-size',
    'content-visibility',
    'content-visibility: auto',
  ],
  'numbers of steps stand a little lower': ['lh'],
  'a solid line, and the background of code that goes over two lines is cut': [
    'text-decoration: dotted',
    'box-decoration-break: clone',
  ],
  'on paper what is folded stays folded, and a heading may be last on its page': [
    ':details-content',
    'break-after: avoid',
    'content-visibility: visible',
  ],
};

/** Names that only newer browser objects have, but that belong to other objects here or are checked before use. */
const NOT_THEIRS = {
  'React has them itself': ['Profiler', 'createContext', 'dispatch', 'displayName', 'queue', 'tag', 'use'],
  'React sets them on styles and elements by name': [
    'alternate',
    'cssFloat',
    'destroy',
    'margin',
    'marginBottom',
    'marginTop',
  ],
  'asked for first': ['createHTML', 'createPolicy', 'skipTransition', 'startViewTransition'],
  '`popover-fill.ts` brings them': ['ToggleEvent', 'hidePopover', 'newState', 'oldState', 'showPopover'],
  'objects of our own, `CSS.escape`, and `Intl.Locale`': ['escape', 'forget', 'format', 'last', 'maximize'],
};

describe('browsers of the last three years', async () => {
  // A site with the styles of all kinds of languages.
  const tags = ['en', 'zh', 'zh-TW', 'ja', 'ko', 'ar'];
  const folder = lastingSite({
    ...Object.fromEntries(tags.map((tag) => [`docs/${tag}/index.md`, '# Home'])),
    'lectern.config.mjs': `export default { locales: ${JSON.stringify(tags.map((lang) => ({ lang, label: lang })))} };`,
  });
  await build(folder);
  const assets = join(folder, 'dist/assets');
  const read = (extension: string) =>
    readdirSync(assets)
      .filter((name) => name.endsWith(extension))
      .map((name) => readFileSync(join(assets, name), 'utf8'));
  const boot = readFileSync(join(import.meta.dirname, '../../dist/boot-scripts.js'), 'utf8');

  it('know what the stylesheet says, or do without', () => {
    expect([...newInCss(read('.css').join('\n')).keys()].sort()).toEqual(
      Object.values(DISPENSABLE).flat().sort(),
    );
  });

  it('have what scripts call', () => {
    const found = [...read('.js'), boot].flatMap((code) => [...newInScript(code).keys()]);
    expect([...new Set(found)].sort()).toEqual(Object.values(NOT_THEIRS).flat().sort());
  });

  it('would be found to lack something', () => {
    const css = 'p { color: light-dark(red, blue); mask: url(a.png); & b { width: 1lh } }';
    expect(Object.fromEntries(newInCss(css))).toMatchObject({
      'light-dark()': 'chrome firefox safari',
      lh: 'firefox',
    });
    expect(newInCss('p { -webkit-mask: url(a.png); mask: url(a.png) }').has('mask')).toBe(false);
    expect(Object.fromEntries(newInScript('a.toSorted(); b.role = 1; c.at(1); d.toSpliced;'))).toEqual({
      toSorted: 'firefox',
      role: 'firefox',
    });
  });
});

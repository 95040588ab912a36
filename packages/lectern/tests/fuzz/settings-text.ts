import fc from 'fast-check';
import { breakout, word } from './inline-text.ts';

const KEYS =
  'title description date draft unlisted pageType overview overviewHeaders outline footer sidebar navbar search keywords head redirectFrom image hero features custom own subtitle __proto__ constructor layout tags slug'.split(
    ' ',
  );

const SCALARS = [
  'true',
  'no',
  '1',
  '0x1F',
  '.inf',
  '2024-01-31',
  '~',
  'null',
  '**x',
  '*x',
  '&a',
  '&a b',
  '*a',
  '"',
  "'",
  '"a\\x"',
  "'it''s'",
  '!!binary aGk=',
  '!!set {a}',
  '!x y',
  '|',
  '>-',
  '%',
  '@a',
  '`a`',
  '{',
  '}',
  '[',
  ']',
  '{a: b',
  '[a, b',
  '{a, b}',
  '- a',
  'a: b',
  '? a',
  ': a',
  '# c',
  '<<: *a',
  '[[script, {src: a}]]',
  '1e400',
  '\t',
  '---',
  '...',
  '!!js/function a',
  '"\\ud800"',
  '"\\u0000"',
];
const scalar = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...SCALARS) },
  word,
  breakout.map((text) => JSON.stringify(text)),
);

const line = fc
  .tuple(
    fc.constantFrom('', '', '', '  ', '    ', '- ', '  - ', '\t'),
    fc.oneof(fc.constantFrom(...KEYS), word, scalar),
    fc.constantFrom(': ', ':', ':\n  ', ': |\n  ', ': >\n  ', ' '),
    scalar,
  )
  .map((parts) => parts.join(''));

const repeated = fc
  .tuple(
    fc.constantFrom('[', '{a: ', '- ', 'a: ', '? ', '&a ', '*a ', '"', '!', '- - ', '{', '[a, ', '  a:\n  '),
    fc.integer({ min: 2, max: 60 }),
    fc.constantFrom('', ']', '}'),
  )
  .map(([open, times, close]) => `title: ${open.repeat(times)}a${close.repeat(times)}`);

/** Nested aliases: a few bytes that would expand to many values. */
const aliases = fc
  .integer({ min: 2, max: 30 })
  .map((levels) =>
    [
      'own: &a0 [x, x]',
      ...Array.from(
        { length: levels },
        (_, level) => `k${level}: &a${level + 1} [*a${level}, *a${level}, *a${level}]`,
      ),
    ].join('\n'),
  );

export const yaml = fc.oneof(
  { weight: 8, arbitrary: fc.array(line, { maxLength: 6 }).map((lines) => lines.join('\n')) },
  repeated,
  aliases,
);

export const frontMatter = fc
  .tuple(
    yaml,
    fc.constantFrom('---\n', '---\r\n', '\ufeff---\n', '--- \n', '----\n'),
    fc.constantFrom('\n---\n', '\n---', '\n--- \n', '\n...\n', ''),
    word,
  )
  .map(([text, open, close, rest]) => open + text + close + rest);

export const jsonLike = fc.oneof(
  fc.json({ maxDepth: 4 }),
  fc
    .tuple(fc.json(), fc.constantFrom('', ',', '}', ']', '//', '\0', '\ufeff'), fc.nat(30))
    .map(([text, sign, at]) => text.slice(0, at) + sign + text.slice(at)),
  fc
    .tuple(fc.constantFrom('[', '{"a":'), fc.integer({ min: 2, max: 20000 }))
    .map(([sign, times]) => sign.repeat(times)),
  fc.constant(''),
);

const name = fc.constantFrom(
  'a',
  'b.md',
  'guide',
  './a',
  '..',
  '',
  'none',
  '/guide/',
  '__proto__',
  'https://a.dev',
  'javascript:alert(1)',
  '中文',
  '"><xss-a>',
  '%',
  '\0',
);
const anything = fc.oneof(
  name,
  fc.boolean(),
  fc.integer(),
  fc.constant(null),
  fc.array(name, { maxLength: 2 }),
  fc.dictionary(name, name, { maxKeys: 2 }),
);
/** Usually a valid value, and occasionally one of a wrong type. */
const mostly = (good: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 9, arbitrary: good }, { weight: 1, arbitrary: anything });

const metaEntry = mostly(
  fc.oneof(
    name,
    fc.record(
      {
        type: mostly(
          fc.constantFrom('file', 'dir', 'dir-section-header', 'divider', 'section-header', 'custom-link'),
        ),
        name: mostly(name),
        label: mostly(name),
        link: mostly(name),
        tag: mostly(name),
        collapsed: mostly(fc.boolean()),
        collapsible: mostly(fc.boolean()),
        dashed: mostly(fc.boolean()),
      },
      { requiredKeys: ['type'] },
    ),
  ),
);
const navEntry: fc.Arbitrary<unknown> = mostly(
  fc.record(
    {
      text: mostly(name),
      link: mostly(name),
      activeMatch: mostly(fc.constantFrom('a', '(', '^/', '[', '(a+)+$')),
      items: mostly(
        fc.array(fc.record({ text: mostly(name), link: mostly(name) }, { requiredKeys: ['text'] }), {
          maxLength: 2,
        }),
      ),
      tag: mostly(name),
    },
    { requiredKeys: ['text'] },
  ),
);

export const metaJson = fc.oneof(
  jsonLike,
  fc.array(metaEntry, { maxLength: 4 }).map((list) => JSON.stringify(list)),
);
export const navJson = fc.oneof(
  jsonLike,
  fc.array(navEntry, { maxLength: 4 }).map((list) => JSON.stringify(list)),
);

const localeEntry = mostly(
  fc.record(
    {
      lang: mostly(fc.constantFrom('en', 'zh', 'x y', '', 'en/..', 'de-AT')),
      label: mostly(name),
      dir: mostly(fc.constantFrom('ltr', 'rtl')),
    },
    { requiredKeys: ['lang', 'label'] },
  ),
);

export const config = mostly(
  fc.record(
    {
      root: mostly(fc.constantFrom('docs', '.', '..', '/', 'none', 'docs\0')),
      title: mostly(name),
      description: mostly(name),
      lang: mostly(fc.constantFrom('en', 'zh', '')),
      icon: mostly(name),
      logo: mostly(fc.oneof(name, fc.record({ light: name, dark: name }))),
      base: mostly(fc.constantFrom('/', '/docs/', 'docs', '//', '/a/../b/', '/%/', '/a b/', '/"><xss-a>/')),
      outDir: mostly(fc.constantFrom('dist', '.', '..', 'docs', '\0')),
      siteOrigin: mostly(
        fc.constantFrom('https://a.dev', 'a.dev', 'https://a.dev/x', 'javascript:1', 'http://['),
      ),
      locales: mostly(fc.array(localeEntry, { maxLength: 3 })),
      head: mostly(fc.array(mostly(fc.array(anything, { maxLength: 3 })), { maxLength: 2 })),
      markdown: mostly(
        fc.record(
          { checkLinks: mostly(fc.constantFrom(true, false, 'warn')), showLineNumbers: mostly(fc.boolean()) },
          { requiredKeys: [] },
        ),
      ),
      route: mostly(
        fc.record(
          { exclude: mostly(fc.array(name, { maxLength: 2 })), cleanUrls: mostly(fc.boolean()) },
          { requiredKeys: [] },
        ),
      ),
      themeConfig: mostly(
        fc.record(
          {
            nav: mostly(fc.array(navEntry, { maxLength: 3 })),
            sidebar: mostly(
              fc.dictionary(name, mostly(fc.array(metaEntry, { maxLength: 2 })), { maxKeys: 2 }),
            ),
            socialLinks: mostly(fc.array(anything, { maxLength: 2 })),
            footer: anything,
            editLink: anything,
            search: anything,
          },
          { requiredKeys: [] },
        ),
      ),
      redirects: mostly(
        fc.oneof(fc.dictionary(name, name, { maxKeys: 3 }), fc.array(anything, { maxLength: 2 })),
      ),
      versions: anything,
      plugins: mostly(fc.array(anything, { maxLength: 2 })),
      vite: anything,
      unknown: anything,
      __proto__x: anything,
    },
    { requiredKeys: [] },
  ),
);

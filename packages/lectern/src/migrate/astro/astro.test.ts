import { describe, expect, it } from 'vitest';
import { translateAstro } from './component.ts';
import { scopedCss } from './scope.ts';

const around = {
  file: 'src/components/tea-pot.astro',
  sheet: 'tea-pot.css',
  script: 'tea-pot.client.tsx',
  runtime: '../../astro-runtime',
  importOf: (specifier: string) => specifier.replace('.astro', '.tsx'),
};
const translate = (source: string) => translateAstro(source, around);
/** Returns the translation of a template. */
const markup = (template: string) =>
  /return ([\s\S]*);\n\}\);\n$/
    .exec(translate(template).code)?.[1]
    ?.replace(/^\(\n {4}|\n {2}\)$/g, '')
    .replace(/\n {4}/g, '\n');
const reason = (source: string) => {
  try {
    translate(source);
    return 'none';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('a template of Astro', () => {
  it.each([
    ['<p class="a" for={b} {c} {...d}>Hi</p>', '<p className="a" htmlFor={b} c={c} {...htmlProps(d)}>Hi</p>'],
    ['<p>@<b>{name}</b>!</p>', '<p>\n  @\n  <b>{name}</b>\n  !\n</p>'],
    ['<p>One <b>two</b>\n three}</p>', "<p>\n  One\n  {' '}\n  <b>two</b>\n  {' '}\n  three{'}'}\n</p>"],
    ['<a href=`/b/`>x</a>', '<a href={`/b/`}>x</a>'],
    ['<br><img src=a.png alt="">', '<>\n  <br />\n  <img src="a.png" alt="" />\n</>'],
    [
      '<svg stroke-width="2" xmlns:xlink="x" aria-hidden="true" />',
      '<svg strokeWidth="2" xmlnsXlink="x" aria-hidden="true" />',
    ],
    ['<p style="--a: 1; margin-top: 2px" />', '<p style={{ "--a": "1", marginTop: "2px" }} />'],
    [
      '<p set:html={a} /><i set:text={b} />',
      '<>\n  <p dangerouslySetInnerHTML={{ __html: String(a) }} />\n  <i>{b}</i>\n</>',
    ],
    ["{a ? <b>x</b> : '<i>'}", "<>\n  {a ? <b>x</b> : '<i>'}\n</>"],
    [
      '{list.map((a) => (<dt>a</dt><dd>{/* } */ a < 2}</dd>))}',
      '<>\n  {list.map((a) => (<>\n    <dt>a</dt>\n    <dd>{/* } */ a < 2}</dd>\n  </>))\n  }\n</>',
    ],
    ['<!-- a --><pre>\n a\n</pre>', '<pre>{"\\n a\\n"}</pre>'],
    [
      '<slot>None</slot><slot name="a" />',
      '<>\n  {Astro.slot() ?? (<>\n    None\n  </>)}\n  {Astro.slot("a")}\n</>',
    ],
    ['<a-b class="x"><Fragment slot="y">z</Fragment></a-b>', '<a-b class="x"><Part slot="y">z</Part></a-b>'],
  ])('%s', (template, jsx) => expect(markup(template)).toBe(jsx));
});

describe('a component of Astro', () => {
  it('shows an aside without a type as a note, as Starlight does', () => {
    const aside = (tag: string) =>
      translate(`---\nimport { Aside } from '@astrojs/starlight/components';\n---\n${tag}`).code;
    expect(aside('<Aside>a</Aside>')).toContain('<Callout type="note">a</Callout>');
    expect(aside('<Aside type="tip">a</Aside>')).toContain('<Callout type="tip">a</Callout>');
    // A type that is passed in a spread comes after the default and overrides it.
    expect(aside('<Aside {...Astro.props}>a</Aside>')).toContain('<Callout type="note" {...Astro.props}>');
  });

  it('shows no name of an icon that a card is handed with other attributes', () => {
    const card = (tag: string) =>
      translate(`---\nimport { Card } from '@astrojs/starlight/components';\n---\n${tag}`).code;
    expect(card('<Card title="T" icon="star">a</Card>')).toContain('<Card title="T">a</Card>');
    expect(card('<Card {...Astro.props}>a</Card>')).toContain(
      '<Card {...Astro.props} icon={undefined}>a</Card>',
    );
  });

  it('is a function: types and imports outside, code inside', () => {
    const source =
      "---\nimport Lid, { type Props as LidProps } from './lid.astro';\nimport pot from './pot.png';\nexport interface Props { a: LidProps }\n// Why\nconst { a } = Astro.props;\n---\n<Lid key={1} {...a} />";
    expect(translate(source).code).toBe(`import Lid, { type Props as LidProps } from './lid.tsx';
import potUrl from './pot.png';
import { astroPicture, guarded, useAstro } from '../../astro-runtime';

const pot = astroPicture(potUrl, 'src/components/pot.png');

export interface Props { a: LidProps }

export default guarded('src/components/tea-pot.astro', function TeaPot(props: Props) {
  const Astro = useAstro(props);
  // Why
  const { a } = Astro.props;
  return <Lid key_={1} {...a} />;
});
`);
  });

  it('has a name that nothing else in its file has', () => {
    const file = 'src/Badge.astro';
    const source =
      '---\nimport { Badge as Theirs } from \'@astrojs/starlight/components\';\n---\n<Theirs text="a" />';
    const { code } = translateAstro(source, { ...around, file });
    expect(code).toContain("import { Badge } from '@theme';");
    expect(code).toContain("export default guarded('src/Badge.astro', function OwnBadge(");
    expect(code).toContain('<Badge text="a" />');
  });

  it('has its scripts in an island', () => {
    const { island, code } = translate('<p/><script>\n  import a from "./a";\n  a();\n</script>');
    expect(code).toContain("import TeaPotScript from './tea-pot.client';");
    expect(island).toContain("const { default: a } = await import('./a');\n      a();");
    expect(translate('<x-y/><script>customElements.define("x-y", class {});</script>').island).toContain(
      'if (isDone) return;',
    );
  });

  it.each([
    ['---\nconst a = await fetch("/a");\n---\n', 'fetches data'],
    ['---\nconst a = await Astro.glob("*.md");\n---\n', 'uses Astro.glob'],
    ['---\nconst { request } = Astro;\n---\n', 'uses Astro.request'],
    ["---\nimport { getCollection } from 'astro:content';\n---\n", 'needs getCollection of astro:content'],
    ['---\nconst a = await load();\n---\n', 'waits for something (await)'],
    ['<html><body><slot /></body></html>', 'is a whole document'],
    ['<p>', '<p> is not closed'],
    ['<p></b>', '</b> closes no tag'],
    ['<Tabs server:defer />', 'uses server:defer'],
    [
      '---\nconst Part = "p";\n---\n<Part><b slot="a" /><slot slot="a" /></Part>',
      'declares "Part", which its translation needs',
    ],
  ])('%j is told why not: %s', (source, message) => expect(reason(source)).toBe(message));

  it('knows what of Astro there is', () => {
    expect(
      reason(
        '---\nconst { lang } = Astro.locals.starlightRoute;\n// Astro.glob\n---\n{Astro.locals.t(lang)}',
      ),
    ).toBe('none');
  });
});

it('scopes styles', () => {
  expect(scopedCss('.a :global(b:not(:where(c d))) { top: 0 }', 'x')).toBe(
    ".a[data-astro='x'] b:not(:where(c d)) { top: 0 }",
  );
  expect(scopedCss('.a > b:hover, :global(.c d) *::before { color: red }', 'x')).toBe(
    ".a[data-astro='x'] > b[data-astro='x']:hover, .c d [data-astro='x']::before { color: red }",
  );
  expect(
    scopedCss('@media (a) { :root .a:not(.b) { --x: "}" } } @keyframes k { from { top: 0 } }', 'x'),
  ).toBe('@media (a) { :root .a[data-astro=\'x\']:not(.b) { --x: "}" } } @keyframes k { from { top: 0 } }');
});

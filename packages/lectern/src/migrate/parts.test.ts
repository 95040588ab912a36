import { describe, expect, it } from 'vitest';
import { published, withoutAdditions } from './config/environment.ts';
import { lineOfSetting } from './config/lines.ts';
import { type Call, plainData, stubOf } from './config/stubs.ts';
import { dataBlock } from './data.ts';
import { withoutNumber } from './docusaurus/tree.ts';
import { applyEdits, wholeLines } from './edits.ts';
import { frontMatterOf } from './front-matter.ts';
import { isJsx, openingEnd, type PlacedJsx } from './jsx.ts';
import { literalOf } from './literal.ts';
import { readPage, walk } from './page.ts';
import { Report } from './report.ts';
import { vitepressSlug } from './vitepress/slug.ts';

describe('edits', () => {
  it('lets the outer of two that overlap hold', () => {
    const edits = [
      { start: 2, end: 3, text: 'x' },
      { start: 1, end: 4, text: '-' },
      { start: 5, end: 5, text: '+' },
    ];
    expect(applyEdits('abcdef', edits)).toBe('a-e+f');
  });

  it('leaves no empty line where a line goes', () => {
    const source = 'a\n\nimport x\n\nb\n';
    const start = source.indexOf('import');
    expect(applyEdits(source, [wholeLines(source, start, start + 8)])).toBe('a\n\nb\n');
    expect(applyEdits('a <b/> c', [wholeLines('a <b/> c', 2, 6)])).toBe('a  c');
  });
});

describe('front matter', () => {
  const edit = (source: string, change: (front: ReturnType<typeof frontMatterOf>) => void) => {
    const front = frontMatterOf(source);
    change(front);
    return applyEdits(source, front.edits());
  };

  it('changes one key and leaves the others as they are written', () => {
    const source = "---\ntitle:   'A' # a title\nlist: [ a,b ]\nid: x\n---\n\n# A\n";
    expect(edit(source, (front) => front.remove('id'))).toBe(source.replace('id: x\n', ''));
    expect(edit(source, (front) => front.set('outline', false, 'id'))).toBe(
      source.replace('id: x', 'outline: false'),
    );
    expect(edit(source, (front) => front.set('draft', true))).toBe(
      source.replace('id: x', 'id: x\ndraft: true'),
    );
  });

  it('has a key once that comes in the place of another one', () => {
    const both = '---\naside: false\ntitle: A\noutline: [2, 3]\n---\n\n# A\n';
    expect(edit(both, (front) => front.set('outline', false, 'aside'))).toBe(
      '---\ntitle: A\noutline: false\n---\n\n# A\n',
    );
    const twice = (front: ReturnType<typeof frontMatterOf>) => {
      front.set('sidebar', false, 'template');
      front.set('sidebar', { badge: 'new' });
      front.set('search', false);
      front.set('search', true, 'title');
    };
    expect(edit('---\ntemplate: splash\ntitle: A\n---\n\n# A\n', twice)).toBe(
      '---\nsidebar:\n  badge: new\nsearch: true\n---\n\n# A\n',
    );
  });

  it('goes with its last key, and comes with the first', () => {
    expect(edit('---\nid: a\nslug: /\n---\n\n# A\n', (front) => ['id', 'slug'].map(front.remove))).toBe(
      '# A\n',
    );
    expect(edit('# A\n', (front) => front.set('overview', true))).toBe('---\noverview: true\n---\n\n# A\n');
  });
});

describe('pages', () => {
  it('finds elements in containers at their place, and none in code', () => {
    const source = '# é😀 {#id}\n\n::: tip <A/>\n<B c={"}>"} />\n:::\n\n```mdx\n<C/>\n```\n';
    const names: string[] = [];
    walk(readPage('a.mdx', source).tree, (node) => {
      if (isJsx(node)) names.push(source.slice(node.start, openingEnd(source, node.start)));
    });
    expect(names).toEqual(['<B c={"}>"} />']);
  });
});

describe('data of a component', () => {
  const block = (code: string) => {
    const elements: PlacedJsx[] = [];
    walk(readPage('a.mdx', code).tree, (node) => {
      if (isJsx(node)) elements.push(node);
    });
    return elements[0] ? dataBlock(elements[0]) : null;
  };

  it('is not taken where a part of it is code', () => {
    expect(block("<T columns={[{ title: 'A', key: 'a' }]} rows={[{ a: <b>x</b> }]} />")).toBe(null);
    expect(block('<T items={items} />')).toBe(null);
    expect(block("<T items={[{ label: 'a_b', href: 'https://a.dev' }]} />")?.lines).toEqual([
      '- [a\\_b](https://a.dev)',
    ]);
  });

  it('is read from literals alone', () => {
    expect(literalOf("{ a: [1, 'b', `c`], d: e }")).toEqual({ a: [1, 'b', 'c'], d: undefined });
    expect(literalOf('{ "a": 1, /* x */ }')).toEqual({ a: 1 });
    expect(literalOf('a b')).toBe(undefined);
  });
});

describe('configs', () => {
  it('is told what comes of packages', () => {
    const stub = stubOf('pkg', []) as { version: string; make(): unknown };
    const lost: string[] = [];
    const data = plainData({ a: `v${stub.version}`, b: [stub.make(), 1], c: () => 1 }, (path) =>
      lost.push(path),
    );
    expect(data).toEqual({ b: [1] });
    expect(lost).toEqual(['a', 'b[0]', 'c']);
  });

  it('makes no text of what is not there', () => {
    const stub = stubOf('pkg', []) as { version: string };
    const lost: string[] = [];
    const nav = [{ text: 'A' }, { text: `v${+stub.version}`, items: [{ text: 'B' }] }];
    const sidebar = [
      { text: `To v${+stub.version}`, link: '/to' },
      { text: `v${stub.version}`, items: [] },
    ];
    const data = plainData({ nav, sidebar }, (path, isText) => isText && lost.push(path));
    expect(data).toEqual({ nav: [{ text: 'A' }], sidebar: [{ link: '/to' }] });
    expect(lost).toEqual(['nav[1].text', 'sidebar[0].text', 'sidebar[1].text']);
  });

  it('leaves out what it adds where it is not published', async () => {
    const told: string[] = [];
    const config = () => ({
      title: `Tea${process.env.LECTERN_TEST_URL ? '' : ' (local)'}`,
      list: [`b${process.env.LECTERN_TEST_URL}`],
    });
    const other = await published('process.env.LECTERN_TEST_URL', async () => config());
    expect(withoutAdditions(config(), other, (path) => told.push(path))).toEqual({
      title: 'Tea',
      list: ['bundefined'],
    });
    expect(told).toEqual(['title']);
    expect(await published('process.env.PATH', async () => config())).toBe(null);
  });

  it('knows the line of a setting', () => {
    const code =
      'const theme = {\n  nav: 1,\n};\nexport default {\n  title: "",\n  themeConfig: {\n    nav: [],\n  },\n};\n';
    expect(lineOfSetting(code, 'a.ts', 'themeConfig.nav[0].text')).toBe(7);
    expect(lineOfSetting(code, 'a.ts', 'title')).toBe(5);
    expect(lineOfSetting(code, 'a.ts', 'nowhere')).toBe(1);
  });
});

it.each([
  ['server.open', 'server-open'],
  ['2 spoons', '_2-spoons'],
  ['Café au lait!', 'cafe-au-lait'],
  ['`a` & b -- c', 'a-b-c'],
  ['中文 标题', '中文-标题'],
])('gives %s the id that VitePress gives', (text, slug) => expect(vitepressSlug(text)).toBe(slug));

it.each([
  ['01-intro', 'intro', 1],
  ['2. intro', 'intro', 2],
  ['2024-01-news', '2024-01-news', null],
  ['7.0', '7.0', null],
])('takes the number off %s', (name, plain, number) =>
  expect(withoutNumber(name)).toEqual({ name: plain, number }),
);

describe('stubs', () => {
  it('give back what functions such as defineConfig got, so that parts of a config can be spread', () => {
    const calls: Call[] = [];
    const { defineConfig } = stubOf('vitepress', calls) as { defineConfig<T>(config: T): T };
    const shared = { title: 'Tea' };
    expect({ ...defineConfig(shared), lang: 'en' }).toEqual({ title: 'Tea', lang: 'en' });
    expect(calls).toEqual([{ pkg: 'vitepress', name: 'defineConfig', args: [shared] }]);
  });
});

describe('report', () => {
  it('tells what is the same in many places once, with the lines of each file', () => {
    const report = new Report();
    for (const line of [12, 3, 40])
      report.add('wrapper', `docs/b.md:${line}`, '<Version> is a Vue component.');
    report.add('wrapper', 'docs/a.md:7', '<Version> is a Vue component.');
    report.add('wrapper', 'docs/b.md:5', '<Box> is a Vue component.');
    report.add('wrapper', 'docs/c.md', '<Version> is a Vue component.');
    expect(report.text()).toBe(`Tags that were taken off; what was in them stays (6)
  <Version> is a Vue component. (5 places)
    docs/a.md:7
    docs/b.md:3, 12, 40
    docs/c.md
  docs/b.md:5  <Box> is a Vue component.`);
  });
});

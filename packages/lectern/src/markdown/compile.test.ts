import { describe, expect, it } from 'vitest';
import { compileMd, compileMdx, testOptions, testResolvers } from '../../tests/fixtures/markdown/testing.ts';
import type { MarkdownPlugin } from '../shared/markdown-plugin.ts';
import { compile } from './compile.ts';

it('gives plugins text as its author wrote it', () => {
  const seen: string[] = [];
  const plugin: MarkdownPlugin = {
    name: 'p',
    markdown: (file) => ({
      mdast: [{ name: 'p', text: (node) => void seen.push(node.value, file.clean(node.value)) }],
    }),
  };
  compile('水*（火', testOptions({ plugins: [plugin] }));
  expect(seen).toEqual([expect.not.stringMatching(/^水\*（火$/), '水*（火']);
});

describe('title and description', () => {
  it('come from the front matter', () => {
    const page = compileMd('---\ntitle: T\ndescription: D\nown: [1]\nimage:\n---\n# H\n\nText\n');
    expect(page).toMatchObject({
      title: 'T',
      description: 'D',
      frontmatter: { title: 'T', description: 'D', own: [1] },
    });
    expect(page.frontmatter).not.toHaveProperty('image');
  });

  it('else from the first level-1 heading and the first paragraph with text', () => {
    const page = compileMd(
      '> quoted\n\n![](./x.png)\n\n# A `b` <i>c</i> {#id}\n\nSome **bold**\ntext.\n\nMore.\n\n# Second\n',
    );
    expect(page).toMatchObject({ title: 'A b c', description: 'Some bold text.' });
  });

  it('let the name of an option break behind its dots, and nowhere else', () => {
    const page = compileMd('# output.overrideBrowserslist\n');
    expect(page).toMatchObject({ title: 'output.overrideBrowserslist' });
    expect(page.html).toContain('>output.<wbr>overrideBrowserslist</h1>');
    expect(compileMd('# `a.b`\n').html).toContain('<code>a.b</code>');
    expect(compileMd('# Version 0.5\n').html).toContain('>Version 0.5</h1>');
  });

  it('else are empty', () => {
    expect(compileMd('![x](x.png)\n\n## x\n')).toMatchObject({ title: '', description: '', frontmatter: {} });
  });

  it('cut a long paragraph between words, or anywhere in Chinese', () => {
    const english = compileMd('word '.repeat(60)).description;
    expect(english).toMatch(/ word…$/);
    expect(english.length).toBeLessThanOrEqual(160);
    expect(compileMd('字'.repeat(300)).description).toBe(`${'字'.repeat(159)}…`);
    expect(compileMd('😀'.repeat(100)).description).toBe(`${'😀'.repeat(79)}…`);
  });
});

describe('front matter', () => {
  it('is YAML between dashes at the start, and nothing else', () => {
    expect(compileMd('+++\na = 1\n+++\n').html).toBe('<p>+++\na = 1\n+++</p>\n');
    expect(compileMd('---\nno end\n').html).toBe('<hr>\n<p>no end</p>\n');
    expect(compileMd('text\n\n---\na: 1\n---\n').frontmatter).toEqual({});
    expect(compileMd('---\n---\ntext').html).toBe('<p>text</p>\n');
  });
});

describe('toc', () => {
  const source =
    '---\nfooter: true\n---\n\n# One & <b>x</b>\n\nText &amp; `a < b`.\n\n## Two\n\n```js\nconst a = 1;\n```\n\n### Three "q" {#t}\n\n#### Four\n\n##### Five\n\n###### Six\n';

  it('holds depth 2 to 4 and their place in the plain text', () => {
    const { toc, html } = compileMd(source);
    expect(toc.map(({ text, id, depth }) => [text, id, depth])).toEqual([
      ['Two', 'two', 2],
      ['Three "q"', 't', 3],
      ['Four', 'four', 4],
    ]);
    const plain = html
      .replace(/<a class="header-anchor".*?<\/a>/g, '')
      .replace(/<[^>]*>/g, '')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;/g, '"')
      .replace(/&amp;/g, '&');
    for (const { text, charIndex } of toc) expect(plain.slice(charIndex, charIndex + text.length)).toBe(text);
  });

  it('does not know the place in MDX', () => {
    expect(compileMdx('## Two\n').toc).toEqual([{ text: 'Two', id: 'two', depth: 2, charIndex: -1 }]);
  });

  it('leaves all ids among the anchors, with those of HTML and containers', () => {
    const page = compileMd(`${source}\n<p id="raw">x</p>\n\n:::tip{#box}\nx\n:::\n\nx <i id=inline>y</i>\n`);
    expect(page.anchors).toEqual(['one--x', 'two', 't', 'four', 'five', 'six', 'raw', 'box', 'inline']);
    expect(compileMdx('<p id="jsx">x</p>\n\n<P id="prop" />\n').anchors).toEqual(['jsx']);
  });
});

describe('links and images', () => {
  it('are recorded with the line they are written in', () => {
    const page = compileMd(
      '---\nfooter: true\n---\n\n[a](./a#b)\n[c](https://c.d)\n\n| t |\n|---|\n| [e](./e) |\n\n<p>\n<a href="./f?g&amp;h">f</a></p>\n\n![i](./i.png)\n',
    );
    expect(page.links.map(({ raw, where, external, hash }) => [raw, where, external, hash])).toEqual([
      ['./a#b', 'docs/en/a.md:5', false, 'b'],
      ['https://c.d', 'docs/en/a.md:6', true, ''],
      ['./e', 'docs/en/a.md:10', false, ''],
      ['./f?g&h', 'docs/en/a.md:13', false, ''],
    ]);
    expect(page.images).toEqual([
      {
        raw: './i.png',
        src: './i.png',
        file: '/docs/en/./i.png',
        width: 10,
        height: 20,
        where: 'docs/en/a.md:15',
      },
    ]);
    expect(page.deps).toEqual(['/docs/en/./i.png']);
  });

  it('take what the resolver says', () => {
    const resolve = {
      ...testResolvers(),
      link: () => ({ href: '/docs/a"b', route: '/a', publicFile: null, hash: '', external: false }),
      image: () => ({ src: '/assets/x.1.png', file: null }),
    };
    const { html } = compileMd('[a](./a) ![b](./b.png)\n\n<a href="./c">c</a> <img src="./d.png">\n', {
      resolve,
    });
    expect(html).toBe(
      '<p><a href="/docs/a%22b">a</a> <img src="/assets/x.1.png" alt="b"></p>\n' +
        '<p><a href="/docs/a&quot;b">c</a> <img src="/assets/x.1.png" loading="lazy" decoding="async"></p>\n',
    );
  });
});

describe('fragments', () => {
  const resolve = testResolvers({
    '/docs/shared/one.md': '## Shared {#own}\n\n[x](./x) ![y](./y.png)\n\n<!--@include: ./deep/two.md-->\n',
    '/docs/shared/deep/two.md': '\n\n### Deep\n\n[z](../z)\n',
    '/docs/shared/three.mdx':
      "import C from './c'\nimport One from './one.md'\n\n## Three\n\n<C />\n\n<One />\n",
  });

  it('count as part of a Markdown page, in reading order', () => {
    const page = compileMd(
      '## A\n\n<!--@include: ../shared/one.md-->\n\n## A\n\n<!--@include: ../shared/one.md-->\n',
      {
        resolve,
      },
    );
    expect(page.toc.map(({ id }) => id)).toEqual(['a', 'own', 'deep', 'a-1', 'own-1', 'deep-1']);
    expect(page.toc.every(({ charIndex }) => charIndex >= 0)).toBe(true);
    expect(page.links.slice(0, 2).map(({ raw, where }) => [raw, where])).toEqual([
      ['./x', 'docs/shared/one.md:3'],
      ['../z', 'docs/shared/deep/two.md:5'],
    ]);
    expect(page.deps).toEqual(['/docs/shared/one.md', '/docs/en/./y.png', '/docs/shared/deep/two.md']);
  });

  it('count as part of an MDX page', () => {
    const page = compileMdx(
      "import Three from '../shared/three.mdx'\n\n# T\n\n<Three />\n\n## End\n\n<Three />\n",
      { resolve },
    );
    expect(page.toc.map(({ id }) => id)).toEqual([
      'three',
      'own',
      'deep',
      'end',
      'three-1',
      'own-1',
      'deep-1',
    ]);
    expect(page.modules).toEqual(['./c']);
    expect(page.deps).toEqual([
      '/docs/shared/three.mdx',
      '/docs/shared/one.md',
      '/docs/en/./y.png',
      '/docs/shared/deep/two.md',
    ]);
  });

  it('resolve links from their own file', () => {
    const asked: string[] = [];
    const link = (href: string, from: string) => {
      asked.push(`${href} from ${from}`);
      return { href, route: href, publicFile: null, hash: '', external: false };
    };
    compileMd('[a](./a)\n\n<!--@include: ../shared/deep/two.md-->\n', { resolve: { ...resolve, link } });
    expect(asked).toEqual(['./a from /docs/en/a.md', '../z from /docs/shared/deep/two.md']);
  });
});

describe('footnotes', () => {
  it('have their own ids in each fragment', () => {
    const resolve = testResolvers({ '/docs/en/b.md': 'b[^1]\n\n[^1]: x\n' });
    const { html } = compileMd('a[^1]\n\n[^1]: y\n\n<!--@include: ./b.md-->\n', { resolve });
    const ids = Array.from(html.matchAll(/ id="([^"]*)"/g), ([, id]) => id);
    expect(ids).toHaveLength(6);
    expect(new Set(ids).size).toBe(6);
  });

  it("speak the page's language", () => {
    const { strings } = testOptions();
    const { html } = compileMd('a[^1]\n\n[^1]: y\n', {
      strings: { ...strings, footnotes: '脚注', footnoteBack: '返回引用 {reference}' },
    });
    expect(html).toContain('>脚注</h2>');
    expect(html).toContain('aria-label="返回引用 1"');
  });
});

describe('options', () => {
  it('set line numbers and wrapping for all fences', () => {
    const { html } = compileMd('```js\na\n```\n', { showLineNumbers: true, defaultWrapCode: true });
    expect(html).toContain('<div class="code-block" data-lang="js" data-wrap data-line-numbers="1">');
    expect(html).toContain('aria-pressed="true"');
    const off = compileMd('```js showLineNumbers=false wrapCode=false\na\n```\n', {
      showLineNumbers: true,
      defaultWrapCode: true,
    });
    expect(off.html).toContain('<div class="code-block" data-lang="js"><pre');
  });
});

describe('sources', () => {
  it('may have any line ends and a byte order mark', () => {
    const unix = '---\ntitle: T\n---\n\n# H\n\n```js\na\nb\n```\n\n[x](./x)\n';
    const expected = compileMd(unix);
    expect(compileMd(`\ufeff${unix.replace(/\n/g, '\r\n')}`)).toEqual(expected);
    expect(expected.links[0]?.where).toBe('docs/en/a.md:12');
  });

  it('give the same result each time', () => {
    const source = '# A\n\n## A\n\n```js\na\n```\n\n[x](./x) **中。**后\n';
    expect(compileMd(source)).toEqual(compileMd(source));
    expect(compileMdx(source)).toEqual(compileMdx(source));
  });

  it('name file and line in the code of MDX', () => {
    const { code } = compileMdx("import A from './a'\n\n# x\n\n<A />\n");
    expect(code).toMatch(/fileName: "docs\/en\/a\.mdx",\s+lineNumber: 5,\s+columnNumber: 1/);
    expect(code).not.toContain('<source.js>');
  });
});

import { describe, expect, it } from 'vitest';
import { compileMd, messageOf, testResolvers } from '../../tests/fixtures/markdown/testing.ts';
import type { CodeBlock, CodeChange, MarkdownPlugin } from '../shared/markdown-plugin.ts';
import { shownLines } from './code-shown.ts';

function plugin(code: (block: CodeBlock) => CodeChange | undefined, name = 'a'): MarkdownPlugin {
  return { name, markdown: () => ({ code }) };
}

describe('code of a plugin', () => {
  it('gets each block as its author wrote it', () => {
    const seen: CodeBlock[] = [];
    const source =
      '# T\n\n```ts{1} title="a.ts"\nlet a;\n// ---cut---\nlet b; // [!code ++]\n```\n\n    indented\n';
    compileMd(source, { plugins: [plugin((block) => void seen.push(block))] });
    expect(seen).toEqual([
      { lang: 'ts', meta: '{1} title="a.ts"', code: 'let a;\n// ---cut---\nlet b; // [!code ++]', line: 4 },
      { lang: '', meta: '', code: 'indented', line: 9 },
    ]);
  });

  it('changes code, attributes and what is below lines, one plugin after the other', () => {
    const first = plugin(({ code }) => ({
      code: code.replace('let a', 'let b'),
      attributes: { 'data-a': '"1"' },
      below: new Map([[1, '<i></i>']]),
    }));
    const second = plugin(
      ({ code }) => ({
        attributes: { 'data-b': code },
        below: new Map([[1, '<b></b>']]),
      }),
      'b',
    );
    const { html } = compileMd('```text\nlet a\n// [!code focus]\nend\n```\n', { plugins: [first, second] });
    expect(html).toContain(
      '<div class="code-block has-focus" data-lang="text" data-a="&quot;1&quot;" data-b="let b\n// [!code focus]\nend">',
    );
    expect(html).toContain(
      '<code><span class="line">let b\n<i></i><b></b></span><span class="line focused">end\n</span></code>',
    );
    expect(compileMd('```text\nlet a\n```\n', { plugins: [plugin(() => undefined)] }).html).toContain(
      '<code>let a</code>',
    );
  });

  it('is named with the line of the code when it throws', () => {
    const throws = plugin(() => {
      throw new Error('No tea.');
    });
    expect(messageOf(() => compileMd('\n```\na\n```\n', { plugins: [throws] }))).toContain(
      'docs/en/a.md:3  Plugin "a", code: Error: No tea.',
    );
  });
});

describe('asset of a plugin', () => {
  it('is kept with the page, once', () => {
    const urls: string[] = [];
    const { assets } = compileMd('```\na\n```\n\n```\na\n```\n', {
      base: '/docs/',
      plugins: [
        {
          name: 'a',
          markdown: (file) => ({ code: ({ code }) => void urls.push(file.asset('x.json', code)) }),
        },
      ],
    });
    expect(urls).toEqual(['/docs/assets/x.json', '/docs/assets/x.json']);
    expect(assets).toEqual([{ path: 'assets/x.json', content: 'a' }]);
  });
});

describe('a fragment', () => {
  it('is compiled between the two trees of its page', () => {
    const seen: string[] = [];
    const source = '# T\n\n<!--@include: ./b/a.md-->\n';
    const plugin: MarkdownPlugin = {
      name: 'a',
      markdown({ file, isFragment }) {
        const told = (tree: string) => () => void seen.push(`${file} ${isFragment} ${tree}`);
        return { mdast: [{ name: 'a', after: told('mdast') }], hast: [{ name: 'a', before: told('hast') }] };
      },
    };
    compileMd(source, { plugins: [plugin], resolve: testResolvers({ '/docs/en/b/a.md': 'Text.' }) });
    expect(seen).toEqual([
      '/docs/en/a.md false mdast',
      '/docs/en/b/a.md true mdast',
      '/docs/en/b/a.md true hast',
      '/docs/en/a.md false hast',
    ]);
  });
});

describe('shownLines', () => {
  const numbers = (code: string) => shownLines(code).map(({ line, text }) => `${line} ${text}`);

  it('says which line of the code each is', () => {
    expect(numbers('a\nb')).toEqual(['1 a', '2 b']);
    expect(numbers('a\n// [!code focus]\nb // [!code ++]')).toEqual(['1 a', '3 b']);
    expect(
      numbers('a\n// ---cut---\n\nb\n// [!code focus:1]\n  // @filename: c.ts\nd \n\n// ---cut-after---\ne'),
    ).toEqual(['4 b', '6   // c.ts', '7 d']);
    expect(numbers('a\n// ---cut---')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { compileMd, compileMdx } from '../../tests/fixtures/markdown/testing.ts';

const CASES: [markdown: string, html: string][] = [
  ['**中文。**后', '<strong>中文。</strong>后'],
  ['*中文。*后', '<em>中文。</em>后'],
  ['~~中文。~~后', '<del>中文。</del>后'],
  ['***中文。***后', '<em><strong>中文。</strong></em>后'],
  ['**~~中文。~~**后', '<strong><del>中文。</del></strong>后'],
  ['~~**中文。**~~后', '<del><strong>中文。</strong></del>后'],
  ['**“引号”**后', '<strong>“引号”</strong>后'],
  ['前**“引号”**后', '前<strong>“引号”</strong>后'],
  ['前**（括号）**后', '前<strong>（括号）</strong>后'],
  ['前*（括号）*后', '前<em>（括号）</em>后'],
  ['**a。**b', '<strong>a。</strong>b'],
  ['**code()**后', '<strong>code()</strong>后'],
  ['**[链接](x)**后', '<strong><a href="x">链接</a></strong>后'],
  ['前**[链接](x)**后', '前<strong><a href="x">链接</a></strong>后'],
  ['**`code`**后', '<strong><code>code</code></strong>后'],
  ['前**`code`**后', '前<strong><code>code</code></strong>后'],
  ['**中文，*斜体。*后**', '<strong>中文，<em>斜体。</em>后</strong>'],
  ['**甲**，**乙**。**丙**', '<strong>甲</strong>，<strong>乙</strong>。<strong>丙</strong>'],
  ['**注意：**请看**说明**', '<strong>注意：</strong>请看<strong>说明</strong>'],
  ['《**书**》（**x**）和**（y）**', '《<strong>书</strong>》（<strong>x</strong>）和<strong>（y）</strong>'],
  ['这是**重点**（强调）', '这是<strong>重点</strong>（强调）'],
  ['**日本語。**テスト', '<strong>日本語。</strong>テスト'],
  ['**한국어.**는', '<strong>한국어.</strong>는'],
  // No counterpart, or no Markdown.
  ['没有。**伙伴', '没有。**伙伴'],
  ['**没有（伙伴', '**没有（伙伴'],
  ['2**3，中文', '2**3，中文'],
  ['\\**中文。**后', '**中文。**后'],
  ['`。**后` 与 `**中。**后`', '<code>。**后</code> 与 <code>**中。**后</code>'],
  ['** 中文。 **后', '** 中文。 **后'],
  // The page contains the marker's own character.
  ['**中。**后\u{10f000}**中。**后', '<strong>中。</strong>后\u{10f000}<strong>中。</strong>后'],
  ['**中。**后\ue000', '<strong>中。</strong>后\ue000'],
];

describe('emphasis beside CJK punctuation', () => {
  for (const [markdown, html] of CASES) {
    it(markdown, () => {
      expect(compileMd(markdown).html.trim()).toBe(`<p>${html}</p>`);
    });
  }

  it('leaves pages without CJK text to CommonMark', () => {
    expect(compileMd('**a.**b').html.trim()).toBe('<p>**a.**b</p>');
  });

  it('works in MDX, beside expressions, and leaves comments alone', () => {
    const { code } = compileMdx('**中文。**后 {1} {/* 注释。*/} {/*注释*/}\n');
    expect(code).toContain('<strong>中文。</strong>后');
    // If the stars of a comment lose their slash, a regular expression remains.
    expect(code).not.toContain('注释');
  });
});

describe('the marker', () => {
  const source = [
    '---\ntitle: "**标。**题"\n---\n# **标题。**后 {#标**。**识}\n\n**首段。**后',
    '## **节。**后\n\n[**a。**后](./路**。**径 "**提。**示") ![**图。**后](./图**。**后.png)',
    '[r]: ./定义**。**后\n\n[r] `**码。**后` https://example.com/**中。**后',
    '```未知**。**语言 title="**题。**后"\n**码。**后\n```\n\n    **缩。**进',
    ':::tip **题。**后\n**容。**器\n:::\n\n> [!NOTE] **警。**告\n> 文',
    '|**表。**头|\n|-|\n|**格。**子|\n\n词[^**脚。**注]\n\n[^**脚。**注]: **注。**后',
  ].join('\n\n');

  it('is in nothing that leaves a Markdown page', () => {
    const page = compileMd(
      `${source}\n\n<p title="**属。**性" id="**标。**识"><a href="./**链。**接">x</a></p>`,
    );
    expect(leaks(page)).toEqual([]);
  });

  it('is in nothing that leaves an MDX page', () => {
    const mdx = source.replace('{#标**。**识}', '');
    const page = compileMdx(
      `import A from './**模。**块'\n\nexport const a = '**串。**后'\n\n${mdx}\n\n<A t="**属。**性">{\`**模。**板\`}</A>\n\n<a href="./**链。**接">x</a>`,
    );
    expect(leaks(page)).toEqual([]);
    expect(page.code).toContain('**串。**后');
    expect(page.modules).toEqual(['./**模。**块']);
  });
});

/** Returns private-use characters in any string of the result, including percent-encoded and escaped ones. */
function leaks(value: unknown): string[] {
  const found = JSON.stringify(value).matchAll(/.{0,20}(?:\p{Co}|%F4%8F|\\u\{?(?:10f|dbfc)).{0,20}/giu);
  return Array.from(found, ([text]) => text);
}

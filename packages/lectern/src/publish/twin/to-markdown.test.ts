import fc from 'fast-check';
import { markdownToHtml } from 'satteri';
import { describe, expect, it } from 'vitest';
import { toMarkdown } from './to-markdown.ts';

const same = (href: string) => href;
const markdown = (html: string) => toMarkdown(html, same).trimEnd();

/** Returns the text of HTML as a browser shows it, without white space. */
function shown(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, '');
}

describe('toMarkdown', () => {
  it('escapes dollar signs where they begin formulas', () => {
    const html =
      '<p>$5 and <math data-lectern-markdown="$x$">x</math> <img src="/a" alt="$1">, <code>$a</code></p>';
    expect(toMarkdown(html, same, true)).toBe('\\$5 and $x$ ![\\$1](/a), `$a`\n');
    expect(markdown(html)).toBe('$5 and $x$ ![$1](/a), `$a`');
  });

  // This would take minutes if the line was copied for each of its parts.
  it('takes a line of 1 MB', () => {
    const count = 50_000;
    const link = '<a href="/b">c</a> <em>d</em> ';
    expect(markdown(`<p>${link.repeat(count)}</p>`)).toBe('[c](/b) *d* '.repeat(count).trimEnd());
  });

  it('keeps a link after an exclamation mark from being an image', () => {
    expect(markdown('<p>Look!<a href="/b">c</a> <b>d!</b><a href="/e">f</a></p>')).toBe(
      'Look\\![c](/b) **d!**[f](/e)',
    );
  });

  it.each([
    ['heading', '<h2 id="a">A <code>b</code><a class="header-anchor" href="#a">#</a></h2>', '## A `b`'],
    ['link', '<p>See <a href="/b" target="_blank">the <em>b</em></a>.</p>', 'See [the *b*](/b).'],
    ['address', '<a href="https://a.dev/b_c">https://a.dev/b_c</a>', '<https://a.dev/b_c>'],
    ['address with spaces', '<a href="/a (b)">c</a>', '[c](</a%20(b)>)'],
    ['image', '<img src="/a.png" alt="A [b]"><img src="/deco.svg" alt="">', '![A \\[b\\]](/a.png)'],
    ['drawing', '<svg><title>How it works</title><text>x</text></svg>', '*How it works*'],
    [
      'footnotes',
      '<p>A<sup><a href="#user-content-fn-note" data-footnote-ref>1</a></sup> <a href="#fragment-2-fn-1" data-footnote-ref>2</a></p><section data-footnotes><h2 class="sr-only">Footnotes</h2><ol><li id="user-content-fn-note"><p>One.</p><p>More.</p></li><li id="fragment-2-fn-1"><p>Two. <a href="#a" class="data-footnote-backref">↩</a></p></li></ol></section>',
      'A[^note] [^fragment-2-1]\n\n[^note]: One.\n\n    More.\n\n[^fragment-2-1]: Two.',
    ],
    ['line break', 'a<br>b', 'a\\\nb'],
    ['marks beside Chinese punctuation', '<strong>注意：</strong>不要', '<strong>注意：</strong>不要'],
    ['marks beside Chinese letters', '这<strong>不</strong>行', '这**不**行'],
    ['space inside marks', 'a<strong> b </strong>c', 'a **b** c'],
    ['marks in a row', '<strong>a</strong><strong>b</strong>', '<strong>a</strong>**b**'],
    ['code in a row', '<code>a</code><code>b</code>', '`a` `b`'],
    ['code with backticks', '<code>`a``</code>', '``` `a`` ```'],
    ['what would be a list', '<p>- a</p><p>1. b</p><p># c</p>', '\\- a\n\n1\\. b\n\n\\# c'],
    ['lists', '<ul><li>a<ol start="3"><li>b</li></ol></li><li>c</li></ul>', '- a\n  3. b\n- c'],
    [
      'loose list',
      '<ol><li><p>a</p><pre><code>b\n\nc</code></pre></li></ol>',
      '1. a\n\n   ```\n   b\n\n   c\n   ```',
    ],
    ['lists in a row', '<ul><li>a</li></ul><ul><li>b</li></ul>', '- a\n\n* b'],
    ['tasks', '<ul><li><input type="checkbox" checked disabled> a</li></ul>', '- [x] a'],
    [
      'code block',
      '<div class="code-block" data-lang="ts"><div class="code-title">a.ts</div><pre class="language-ts"><code><span class="token keyword">let</span> a = &lt;b>`\n</code></pre><div class="code-tools"><button>x</button></div></div>',
      '```ts title="a.ts"\nlet a = <b>`\n```',
    ],
    ['code with fences', '<pre><code>```\na\n```</code></pre>', '````\n```\na\n```\n````'],
    [
      'table',
      '<table><thead><tr><th>A</th><th style="text-align:right">B</th></tr></thead><tbody><tr><td>a | b</td><td><code>c|d</code></td></tr></tbody></table>',
      '| A | B |\n| --- | --: |\n| a \\| b | `c\\|d` |',
    ],
    [
      'cell of several lines',
      '<table><tr><td>a<ul><li>b</li></ul></td></tr></table>',
      '|  |\n| --- |\n| a<br>b |',
    ],
    [
      'callout',
      '<div class="callout callout-tip"><p class="callout-title">TIP</p><p>a</p></div>',
      '> **TIP**\n>\n> a',
    ],
    ['details', '<details><summary>More</summary><p>a</p></details>', '> **More**\n>\n> a'],
    [
      'tabs',
      '<div class="tabs"><label class="tab"><input type="radio">npm</label><div class="tab-panel"><p>a</p></div></div>',
      '**npm**\n\na',
    ],
    ['terms', '<dl><div><dt>Type</dt><dd><code>a</code></dd></div></dl>', '- **Type** `a`'],
    [
      'terms with blocks',
      '<dl><dt>A</dt><dd><p>Text.</p></dd><dt>Type</dt><dd> <pre class="language-ts"><code>a;\nb</code></pre></dd><dt>B</dt><dd>c</dd></dl>',
      '- **A** Text.\n- **Type**\n\n  ```ts\n  a;\n  b\n  ```\n- **B** c',
    ],
    ['island', '<lectern-island data-x="1"><p>a</p></lectern-island><script>b</script>', 'a'],
    [
      'what is noted',
      '<p>a<math data-lectern-markdown="$b|*c$"><mi>b</mi></math></p><div data-lectern-markdown="$$\nd\n$$"><p>d</p></div><div data-lectern-markdown=""><p>e</p></div>',
      'a$b|*c$\n\n$$\nd\n$$',
    ],
    [
      'what is noted in a cell',
      '<table><tr><td><b data-lectern-markdown="$b|c$">b</b><div data-lectern-markdown="$$\nd\n$$"><p>d</p></div></td></tr></table>',
      '|  |\n| --- |\n| $b\\|c$<br>$$ d $$ |',
    ],
    ['hidden words', 'a<span class="sr-only"> (opens elsewhere)</span>', 'a'],
  ])('writes %s', (_name, html, expected) => {
    expect(markdown(html)).toBe(expected);
  });

  it('shows any text in any place as it is', () => {
    const special = fc.constantFrom(...'\\`*_{}[]()#+-.!|~<>&:=\'" \n1a中，。「');
    const text = fc.array(special, { minLength: 1, maxLength: 12 }).map((chars) => chars.join(''));
    const escaped = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    const places = ['<p>X</p>', '<p>a<strong>X</strong>b</p>', '<ul><li>X</li><li>X</li></ul>', '<h2>X</h2>'];
    const inCells = '<table><tr><th>X</th></tr><tr><td>X<em>X</em></td></tr></table>';
    fc.assert(
      fc.property(text, fc.constantFrom(...places, inCells, '<p>X<a href="/a">X</a></p>'), (value, place) => {
        const html = place.replaceAll('X', () => escaped(value));
        const back = markdownToHtml(markdown(html), { features: { gfm: true } }).html;
        expect(shown(back)).toBe(shown(html));
      }),
      { numRuns: 3000 },
    );
  });
});

import { describe, expect, it } from 'vitest';
import { feedHtml } from './feed-html.ts';

const page = 'https://example.com/docs/blog/one';

describe('feedHtml', () => {
  it.each([
    ['makes links absolute', '<a href="/docs/a#b">x</a>', '<a href="https://example.com/docs/a#b">x</a>'],
    ['and those within the page', '<a href="#part">x</a>', `<a href="${page}#part">x</a>`],
    ['leaves other sites alone', '<a href="https://a.dev">x</a>', '<a href="https://a.dev">x</a>'],
    ['and mail', '<a href="mailto:a@b.c">x</a>', '<a href="mailto:a@b.c">x</a>'],
    [
      'makes images absolute, all widths of them',
      '<img src="../a.png" srcset="/a.png 1x, /b.png 2x" alt="A" width="3">',
      '<img src="https://example.com/docs/a.png" srcset="https://example.com/a.png 1x, https://example.com/b.png 2x" alt="A" width="3">',
    ],
    [
      'keeps escapes of a query',
      '<a href="/?a=1&amp;b=2">x</a>',
      '<a href="https://example.com/?a=1&amp;b=2">x</a>',
    ],
    ['takes the title away', '<h1 id="t">T</h1>\n<p>x</p>', '<p>x</p>'],
    ['but no later one', '<p>x</p><h1>T</h1>', '<p>x</p><h1>T</h1>'],
    [
      'takes anchor links away',
      '<h2 id="a">A<a class="header-anchor" href="#a">#</a></h2>',
      '<h2 id="a">A</h2>',
    ],
    [
      'keeps code, without its colors and buttons',
      '<div class="code-block"><pre tabindex="0"><code><span class="token">a</span> =&gt; <b>b</b></code></pre><div class="code-tools"><div><button>x</button></div></div></div>',
      '<div><pre><code>a =&gt; <b>b</b></code></pre></div>',
    ],
    ['keeps what an island shows', '<lectern-island data-src="/x.js"><p>x</p></lectern-island>', '<p>x</p>'],
    [
      'writes labels of tabs out',
      '<label class="tab"><input type="radio">npm</label>',
      '<p><strong>npm</strong></p>',
    ],
    ['writes boxes of tasks out', '<li><input type="checkbox" checked disabled> x</li>', '<li>☑ x</li>'],
    [
      'drops scripts, styles and comments',
      'a<script>if (a</b>) </script><style>b{}</style><!-- <p> -->b',
      'ab',
    ],
    ['drops what is decoration only', '<i aria-hidden="true"><i>x</i></i>y', 'y'],
    ['drops event handlers and hidden', '<p onclick="x()" hidden>a</p>', '<p>a</p>'],
    ['ends elements that were left open', '<ul><li>a<li>b</ul>c', '<ul><li>a</li><li>b</li></ul>c'],
    ['ends a dropped element that was left open', '<div><button>a</div>b', '<div></div>b'],
    [
      'keeps drawings',
      '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>',
      '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>',
    ],
    ['escapes < in text', 'a < b', 'a &lt; b'],
  ])('%s', (_name, html, expected) => {
    expect(feedHtml(html, page)).toBe(expected);
  });
});

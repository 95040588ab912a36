import { describe, expect, it } from 'vitest';
import { readDocument } from './document.mjs';

const page = (main: string, before = '') =>
  readDocument(`<html><head><title>T | Site</title></head><body>${before}<main>${main}</main></body></html>`);

describe('readDocument', () => {
  it.each([
    ['words at the edges of elements', '<p><strong>a</strong>b<br>c</p>', 'a b c'],
    [
      'code whose words are split by colours',
      '<pre><code><span>"a\\</span><span>nb"</span></code></pre>',
      'a nb',
    ],
    ['words with a hint for line breaks', '<code>a<wbr>b</code>', 'ab'],
    ['entities', '<p>a&lt;b&gt;&nbsp;c</p>', 'a b c'],
  ])('reads %s', (_, main, words) => {
    expect(page(main).words.join(' ')).toBe(words);
  });

  it('leaves out what stands beside the text', () => {
    const { words, title } = page(
      '<div class="page-bar">no</div><h1>A<a class="header-anchor">no</a></h1><style>no</style><nav>no</nav>',
      '<header>no</header>',
    );
    expect(words).toEqual(['a']);
    expect(title).toBe('T | Site');
  });

  it('reads headings, ids, links, images and inert tags', () => {
    const document = page(
      '<h1 id="a">A <b>b</b></h1><a href="/c">c</a><img src="/d.png"><TabItem>e</TabItem>',
    );
    expect(document.headings).toEqual(['A b']);
    expect([...document.ids]).toEqual(['a']);
    expect(document.links).toEqual([{ href: '/c', isContent: true }]);
    expect(document.images).toEqual(['/d.png']);
    expect(document.tags).toEqual(['TabItem']);
  });

  it.each([
    ['a <span class="badge callout-danger">&lt;Icon&gt;</span> b', '<Icon>'],
    ['<span class="badge callout-danger">../a.md</span>', '../a.md'],
    ['<div class="callout callout-danger"><p>An error on this page</p>b</div>', 'An error on this pageb'],
    ['<div class="callout callout-warning"><p>Not moved: Chart</p></div>', 'Not moved: Chart'],
  ])('reads the note %j', (main, text) => {
    expect(page(main).notices).toEqual([text]);
  });

  it("does not take a page's own box or badge for a note", () => {
    const main = '<span class="badge callout-danger">No</span><div class="callout callout-danger">Stop</div>';
    expect(page(main).notices).toEqual([]);
  });

  it('reads tags that stand as code in a line of text', () => {
    expect(
      page('<p><code>&lt;Icon name="a" /&gt;</code></p><pre><code>&lt;A&gt;</code></pre>').codes,
    ).toEqual(['<Icon name="a" />']);
  });

  it('finds entries of the sidebar without text', () => {
    const { emptyEntries } = page(
      'a',
      '<nav id="lectern-sidebar"><a href="/a">A</a><a href="/b"> </a></nav>',
    );
    expect(emptyEntries).toEqual(['/b']);
  });
});

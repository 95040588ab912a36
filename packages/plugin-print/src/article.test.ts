import { describe, expect, it } from 'vitest';
import { type BookPlace, bookArticle, linkOf } from './article.ts';

const PLACE: BookPlace = {
  anchor: 'guide-a',
  anchors: new Map([
    ['/guide/a', 'guide-a'],
    ['/guide/', 'guide'],
    ['/guide/茶', 'guide-茶'],
  ]),
  base: '/docs/',
  siteOrigin: 'https://tea.example',
};

const inBook = (html: string) => bookArticle(`<h1>A</h1>${html}`, 'A', PLACE).replace('<h2>A</h2>', '');

describe('a link', () => {
  it.each([
    ['#part', '#guide-a--part'],
    ['#', '#guide-a'],
    ['/docs/guide/a', '#guide-a'],
    ['/docs/guide/a.html?x=1#part', '#guide-a--part'],
    ['/docs/guide/index.html', '#guide'],
    ['/docs/guide/%E8%8C%B6#%E5%B9%B4', '#guide-茶--%E5%B9%B4'],
    ['/docs/other#part', 'https://tea.example/docs/other#part'],
    ['/elsewhere/', 'https://tea.example/elsewhere/'],
    ['https://example.com/#part', 'https://example.com/#part'],
    ['//example.com/', '//example.com/'],
    ['mailto:a@tea.example', 'mailto:a@tea.example'],
  ])('to %s leads to %s', (href, target) => {
    expect(linkOf(href, PLACE)).toBe(target);
  });

  it('stays on the site where its origin is not known', () => {
    expect(linkOf('/docs/other', { ...PLACE, siteOrigin: undefined })).toBe('/docs/other');
  });
});

describe('an article', () => {
  it('has headings a level deeper, and one of its own', () => {
    expect(
      inBook(
        '<h2 id="b">B<a class="header-anchor" href="#b" aria-label="Permalink">#</a></h2><h5>C</h5><h6>D</h6>',
      ),
    ).toBe('<h3 id="guide-a--b">B</h3><h6>C</h6><h6>D</h6>');
    expect(bookArticle('<p>x</p>', 'A & B', PLACE)).toBe('<h2>A &amp; B</h2><p>x</p>');
  });

  it('has ids of its own, and all that names them', () => {
    expect(
      inBook(
        '<p id="x" aria-describedby="y z"></p><a name="old" href="#x">x</a><img usemap="#m" src="/docs/a.png"><map name="m"></map>',
      ),
    ).toBe(
      '<p id="guide-a--x" aria-describedby="guide-a--y guide-a--z"></p><a name="guide-a--old" href="#guide-a--x">x</a><img usemap="#guide-a--m" src="/docs/a.png"><map name="guide-a--m"></map>',
    );
    expect(
      inBook(
        '<svg viewBox="0 0 1 1"><linearGradient id="g"/><use href="#g"/><path fill="url(#g)" clip-path=\'url("#g")\'/></svg>',
      ),
    ).toBe(
      '<svg viewBox="0 0 1 1"><linearGradient id="guide-a--g"/><use href="#guide-a--g"/><path fill="url(#guide-a--g)" clip-path="url(&quot;#guide-a--g&quot;)"/></svg>',
    );
  });

  it('shows what is folded, and every tab below its name', () => {
    expect(inBook('<details name="one"><summary>S</summary><p>x</p></details>')).toBe(
      '<details open><summary>S</summary><p>x</p></details>',
    );
    expect(
      inBook(
        '<div class="tabs"><label class="tab"><input type="radio" name="t" checked/>npm</label><div class="tab-panel" id="npm"><p>x</p></div></div>',
      ),
    ).toBe(
      '<div class="tabs"><p class="book-tab">npm</p><div class="tab-panel" id="guide-a--npm"><p>x</p></div></div>',
    );
  });

  it('has of islands their HTML, of buttons and films what paper can show', () => {
    expect(
      inBook(
        '<lectern-island data-src="/a.js" data-props="{}"><b>Count <!-- -->3</b><lectern-slot><i>x</i></lectern-slot></lectern-island>',
      ),
    ).toBe('<b>Count 3</b><i>x</i>');
    expect(inBook('<pre>x</pre><div class="code-tools"><button>Copy</button></div><script>1</script>')).toBe(
      '<pre>x</pre>',
    );
    expect(inBook('<button type="button" class="has-tooltip" data-tooltip="t">word</button>')).toBe(
      '<span class="has-tooltip">word</span>',
    );
    expect(
      inBook(
        '<a href="https://e.example/" target="_blank" rel="noopener">e<span class="sr-only"> (new)</span></a>',
      ),
    ).toBe('<a href="https://e.example/" rel="noopener">e</a>');
    expect(inBook('<img src="/docs/a.png" loading="lazy">')).toBe('<img src="/docs/a.png">');
    expect(inBook('<div class="table-scroll"></div>')).toBe('<div class="table-scroll" tabindex="0"></div>');
    expect(inBook('<iframe src="https://e.example/film" title="Film"></iframe>')).toBe(
      '<p><a href="https://e.example/film">Film</a></p>',
    );
    expect(inBook('<video poster="/docs/p.png"><source src="/docs/v.mp4"></video>')).toBe(
      '<p><img src="/docs/p.png" alt><br><a href="https://tea.example/docs/v.mp4">https://tea.example/docs/v.mp4</a></p>',
    );
  });
});

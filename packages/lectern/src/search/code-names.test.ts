import { describe, expect, it } from 'vitest';
import { indexOf, links, page } from '../../tests/search-index.ts';

const others = Array.from({ length: 20 }, (_, at) => page(`/${at}`, `Topic ${at}`, '<p>Something else.</p>'));

/** Returns code with 400 other words, in which a single word has almost no weight. */
const longCode = (name: string) =>
  `<p>Some code.</p><pre><code>${'const value = other(thing);\n'.repeat(50)}${name}(1);\n${'if (value) call(thing);\n'.repeat(50)}</code></pre>`;

describe('a name in code', () => {
  it('leads to the sample that has it, whatever is called by a part of it', async () => {
    const named = page('/named', 'source.entry', '<p>It is set at the bar.</p>');
    const sample = page('/sample', 'Sample', '<p>Some code.</p><pre><code>barEntry(1)</code></pre>');
    expect((await links(indexOf([...others, named, sample]).search, 'barEntry'))[0]).toBe('/sample');
  });

  const hot = page(
    '/hot',
    'HMR API',
    '<p>HMR has deps.</p>',
    '<h2 id="deps">Accepted deps of HMR</h2><p>All accepted deps.</p>',
  );

  it('does so in long code, where each word counts little', async () => {
    const sample = page('/sample', 'Sample', longCode('acceptedHmrDeps'));
    const { search } = indexOf([...others, hot, sample]);
    expect((await links(search, 'acceptedHmrDeps'))[0]).toBe('/sample');
    expect((await links(search, 'accepted hmr deps'))[0]).toBe('/hot#deps');
  });

  it('is no flag or package with hyphens, whose words are what it is about', async () => {
    const sample = page('/sample', 'Sample', longCode('acceptedHmrDeps'));
    const { search } = indexOf([...others, hot, sample]);
    expect((await links(search, '--accepted-hmr-deps'))[0]).toBe('/hot#deps');
  });
});

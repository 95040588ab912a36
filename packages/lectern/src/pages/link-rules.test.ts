import fc from 'fast-check';
import picomatch from 'picomatch';
import { describe, expect, it } from 'vitest';
import { linkRules } from './link-rules.ts';

const link = (raw: string, route: string | null = null, hash = '') => ({
  raw,
  route,
  publicFile: null,
  hash,
});

describe('rules for links', () => {
  it('take the level alone', () => {
    for (const level of ['error', 'warn', false] as const) {
      expect(linkRules(level).level).toBe(level);
      expect(linkRules(level).isIgnored(link('/a'))).toBe(false);
    }
  });

  it.each([
    ['/play/**', link('/play/a/b'), true],
    ['/play/**', link('../play/a', '/play/a'), true],
    ['/play/*', link('/play/a/b', '/play/a/b'), false],
    ['/play', link('/play/a', '/play/a'), false],
    ['./a.md', link('./a.md', '/guide/a'), true],
    ['/guide/a#*', link('#part', '/guide/a', 'part'), true],
    [/^\/api\//, link('api/x.md', '/api/x'), true],
    [/localhost/, link('http://localhost:3000/a'), true],
    [/b/g, link('/ab'), true],
  ])('leave out what %s fits: %j', (pattern, given, expected) => {
    const { level, isIgnored } = linkRules({ level: 'error', ignore: [pattern] });
    expect(level).toBe('error');
    // Tested twice: a pattern with the flag `g` keeps its last position.
    expect([isIgnored(given), isIgnored(given)]).toEqual([expected, expected]);
  });

  it('fit texts without signs as globs do', () => {
    const texts = fc.string({ unit: fc.constantFrom(...'/.ab-#$^+@~ :%=&,'), minLength: 1, maxLength: 6 });
    const escaped = fc
      .string({ unit: fc.constantFrom(...'/ab*?[]{}()!'), minLength: 1, maxLength: 5 })
      .map((text) => text.replace(/[*?[\]{}()!]/g, '\\$&'));
    fc.assert(
      fc.property(fc.oneof(texts, escaped), texts, (pattern, other) => {
        const fits = picomatch(pattern, { dot: true });
        const { isIgnored } = linkRules({ level: 'error', ignore: [pattern] });
        for (const text of [pattern, pattern.replace(/\\(.)/g, '$1'), other])
          expect([text, isIgnored(link(text))]).toEqual([text, fits(text)]);
      }),
      { numRuns: 2000 },
    );
  });
});

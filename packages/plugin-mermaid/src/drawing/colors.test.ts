import { describe, expect, it } from 'vitest';
import { inkOn, withSiteColors } from './colors.ts';

describe('colors', () => {
  it.each([
    ['fill:#1e2431;', 'fill:var(--mermaid-ink);'],
    ['fill: rgb(254, 253, 252)', 'fill: var(--mermaid-paper)'],
    ['rgba(254, 253, 252, 0.5)', 'color-mix(in srgb, var(--mermaid-paper) 50%, transparent)'],
    ['rgba(50, 50, 93, 0.25)', 'rgba(50, 50, 93, 0.25)'],
    ['fill="black" class="black"', 'fill="var(--mermaid-ink)" class="black"'],
    ['stroke:#EDF2AE', 'stroke:var(--mermaid-note)'],
    // A lighter variant of `soft-3` that Mermaid computes.
    ['hsl(37.02, 70.15%, 86.8%)', 'var(--mermaid-soft-3)'],
    ['#087ebf', '#087ebf'],
  ])('of %s become those of the site: %s', (svg, expected) => {
    expect(withSiteColors(svg, '')).toBe(expected);
  });

  it('that an author has written stay', () => {
    const code = 'style A fill:#000,stroke:#1E2431';
    expect(withSiteColors('fill:#000; stroke:#1e2431; color:#666', code)).toBe(
      'fill:#000; stroke:#1e2431; color:var(--mermaid-line)',
    );
  });

  it.each([
    ['#ff0', '#111'],
    ['#ff99cc', '#111'],
    ['rgb(0, 0, 128)', '#fff'],
    ['#036', '#fff'],
  ])('of words on %s are %s', (fill, ink) => {
    expect(inkOn(fill)).toBe(ink);
  });
});

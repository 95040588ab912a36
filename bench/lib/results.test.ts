import { describe, expect, it } from 'vitest';
import { plot } from './plot.mjs';
import { resultsText } from './results.mjs';

const runs = (wall: number) => [{ wall, cpu: 2 * wall, peak: 300 }];
const engine = (name: string, cold: number, edited: number) => ({
  name,
  cold: runs(cold),
  warm: [],
  edited: runs(edited),
  output: { files: 900, bytes: 25_400_000 },
  weight: { loaded: { html: { gzip: 8500 } } },
});
const size = (pages: number, wall: number) => ({
  pages,
  date: '2026-11-26',
  machine: '2 × CPU',
  load: 1.5,
  versions: { Lectern: '1.0.0, commit abc', Hugo: '0.111.3' },
  figures: [engine('Lectern', wall, wall / 10), engine('Hugo', wall / 2, wall / 2)],
});

describe('results', () => {
  it('tell of each size what was run, with what, where and when', () => {
    const text = resultsText([size(343, 4), size(3430, 30)]);
    expect(text).toContain('## 3430 pages');
    expect(text).toContain('2026-11-26; 2 × CPU; load of the machine over 15 minutes 1.5');
    expect(text).toContain('Lectern 1.0.0, commit abc; Hugo 0.111.3.');
    const row = text.split('\n').filter((line) => line.startsWith('| Lectern'))[2] ?? '';
    expect(row.split('|').map((cell) => cell.trim())).toEqual([
      '',
      ...['Lectern', 'cold', '1', '30.0', '60.0', '300', '17.5', '900', '25.4', '8.5'],
      '',
    ]);
    expect(text).not.toContain('| warm');
  });
});

describe('a plot', () => {
  const line = (label: string, points: [number, number][]) => ({
    label,
    engine: label,
    isDashed: false,
    points,
  });
  const places = (svg: string) =>
    [...svg.matchAll(/<polyline points="([^"]+)"/g)].map(([, points = '']) =>
      points.split(' ').map((point) => point.split(',').map(Number)),
    );

  it('draws what grows with the pages as a straight line, more above less', () => {
    const svg = plot({
      title: 'Time <b>',
      unit: 's',
      lines: [
        line('A & B', [
          [100, 1],
          [1000, 10],
          [10_000, 100],
        ]),
        line('C', [
          [100, 2],
          [10_000, 50],
        ]),
      ],
    });
    const [[a, b, c] = [], [d, e] = []] = places(svg) as [number, number][][];
    expect((b?.[0] ?? 0) - (a?.[0] ?? 0)).toBeCloseTo((c?.[0] ?? 0) - (b?.[0] ?? 0), 0);
    expect((b?.[1] ?? 0) - (a?.[1] ?? 0)).toBeCloseTo((c?.[1] ?? 0) - (b?.[1] ?? 0), 0);
    expect(d?.[1]).toBeLessThan(a?.[1] ?? 0);
    expect(e?.[1]).toBeGreaterThan(c?.[1] ?? 0);
    expect(svg).toContain('A &amp; B</text>');
    expect(svg).toContain('Time &lt;b>');
  });

  it('keeps the names of lines that end together apart', () => {
    const svg = plot({
      title: 'T',
      unit: 's',
      lines: ['A', 'B', 'C'].map((name) => line(name, [[343, 1.5]])),
    });
    const heights = [...svg.matchAll(/<text x="[\d.]+" y="([\d.]+)" fill=/g)].map(([, y]) => Number(y));
    expect(new Set(heights).size).toBe(3);
    expect(Math.min(...heights.slice(1).map((y, at) => y - (heights[at] ?? 0)))).toBeGreaterThanOrEqual(15);
  });
});

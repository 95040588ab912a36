import { describe, expect, it } from 'vitest';
import { readNames } from './names.ts';

const svg = (inner = '') => `<svg>${inner}</svg>`;

describe('the name of a diagram', () => {
  it('is its accTitle, with its description', () => {
    const inner = '<title id="chart-title-a">A &lt; B</title><desc id="chart-desc-a">C &amp; D</desc>';
    expect(readNames(svg(inner), '---\ntitle: Other\n---\npie title Pets', 'pie')).toEqual({
      name: 'A < B',
      description: 'C & D',
    });
  });

  it.each([
    [
      '---\nconfig:\n  look: classic\ntitle: "With: a title"\n---\nflowchart LR',
      'flowchart-v2',
      'With: a title',
    ],
    ['pie showData title Pets\n "a": 1', 'pie', 'Pets'],
    ['pie title Pets\n "a": 1', 'pie', 'Pets'],
    ['gantt\n  title A plan\n', 'gantt', 'A plan'],
    ['xychart-beta\n  title "Sales"\n', 'xychart', 'Sales'],
    ['sequenceDiagram\n  title: Hello\n', 'sequence', 'Hello'],
    ['flowchart LR\n  title --> b', 'flowchart-v2', ''],
  ])('is else the title in %j', (code, type, name) => {
    expect(readNames(svg(), code, type)).toEqual({ name, description: '' });
  });
});

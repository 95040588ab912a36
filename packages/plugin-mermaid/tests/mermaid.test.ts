import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from '../../lectern/dist/index.js';
import { failure, siteWithPackages, tree } from '../../lectern/tests/scenarios/testing.ts';
import type * as DrawSync from '../src/draw-sync.ts';
import type { Drawing } from '../src/drawing/worker.ts';
import { SAMPLES } from './samples.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
let sync: typeof DrawSync;

// Worker threads run the built plugin.
beforeAll(async () => {
  execFileSync(join(root, '../../node_modules/.bin/tsc'), ['-p', 'tsconfig.build.json'], { cwd: root });
  sync = await import(join(root, 'dist/draw-sync.js'));
});
afterAll(() => sync.stopDrawing());

function draw(code: string, config = {}): Drawing {
  const answer = sync.drawSync({ code, id: 'one', config });
  if ('mistake' in answer) throw new Error(answer.mistake.message);
  return answer.drawing;
}

describe('drawings', () => {
  it('of all types are there without a browser, in colors of the site', () => {
    for (const [type, code] of Object.entries(SAMPLES)) {
      const { svg, width, text } = draw(code);
      const isGood = /^<svg id="one" /.test(svg) && width > 40 && text !== '' && /var\(--mermaid-/.test(svg);
      const bad = /NaN|undefined|\bnull\b|Infinity|#1e2431|<script|foreignObject|@import|url\((?!#one-)/.exec(
        svg,
      );
      expect(`${type}: ${bad?.[0] ?? isGood}`).toBe(`${type}: true`);
    }
  }, 180_000);

  it('are the same each time, in any order', async () => {
    const types = ['git', 'sankey', 'mindmap', 'flowchart', 'sequence'];
    const first = types.map((type) => draw(SAMPLES[type] ?? '').svg);
    await sync.stopDrawing();
    const second = types.toReversed().map((type) => draw(SAMPLES[type] ?? '').svg);
    expect(second.toReversed()).toEqual(first);
  }, 180_000);

  it('measure lines of text and arcs as a browser does', () => {
    const height = (text: string) =>
      Number(/<rect class="basic[^>]* height="([\d.]+)"/.exec(draw(`flowchart LR\nA["${text}"]`).svg)?.[1]);
    expect(height('a<br/>b') - height('a')).toBeCloseTo(17.6, 1);
    // The ends of a cylinder are ellipses, and its name is between them.
    const { svg } = draw('flowchart LR\nA[(b)]');
    expect(Number(/^<svg[^>]* height="([\d.]+)"/.exec(svg)?.[1])).toBeLessThan(130);
    expect(svg).toContain('<g class="label" transform="translate(0, ');
  }, 180_000);

  it('have the signs of their author', () => {
    const { svg, text } = draw('flowchart LR\nA["c < d & e"]-->B["#9829;<br/>x"]\nB-->|"5 < 6"|C');
    expect(svg).toContain('>c &lt; d &amp; e<');
    expect(svg).toContain('>&#9829;<');
    expect(text).toBe('5 < 6 c < d & e ♥ x C');
  });

  it('have words that can be read on colors of their author', () => {
    const { svg } = draw('flowchart LR\nA-->B\nstyle A fill:#ffff00\nstyle B fill:#003366');
    expect(svg).toContain('style="--mermaid-ink: #111"');
    expect(svg).toContain('style="--mermaid-ink: #fff"');
  });

  it('are drawn with the settings of the site, and leave the day of the build out', () => {
    const { width } = draw('flowchart LR\nA-->B', { look: 'classic' });
    expect(width).not.toBe(draw('flowchart LR\nA-->B').width);
    expect(draw(SAMPLES.gantt ?? '').svg).not.toContain('today');
  });
});

const config = (options = '') =>
  `import { mermaid } from '${root}dist/index.js';\nexport default { title: 'T', lang: 'en', locales: [{ lang: 'en', label: 'E' }, { lang: 'zh', label: '中' }], plugins: [mermaid(${options})] };`;

const oneLanguage = config().replace(/locales: \[.*?\], /, '');

const FENCE =
  '```mermaid title="Two & \'three\'"\nflowchart LR\n  accDescr: How "it" goes\n  A-->B{"c < d"}\n```';
const PAGE = `# Home\n\nText.\n\n${FENCE}\n\n- in a list\n\n  ~~~mermaid\n  pie title Pets\n    "Cats": 3\n  ~~~\n\n${FENCE}\n`;

describe('pages', () => {
  it('have diagrams with names, sources, twins and words for search', async () => {
    const folder = siteWithPackages({
      'lectern.config.mjs': config(),
      'docs/en/index.md': PAGE,
      'docs/en/mdx.mdx': PAGE,
      'docs/en/plain.md': '# Plain\n\n```js\nlet mermaid;\n```',
      'docs/zh/index.md': '# 首页\n\n```mermaid\nflowchart LR\n  A-->B\n  click A "https://example.com"\n```',
    });
    await build(folder);
    const read = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8');
    const { html } = JSON.parse(read('index.json'));
    const id = /<svg id="(mermaid-[\da-f]{8})"/.exec(html)?.[1];
    expect(html).toContain('<figure class="mermaid-diagram"><div class="table-scroll"><svg id="mermaid-');
    expect(html).toMatch(
      new RegExp(
        `role="img" aria-label="Two &amp; 'three'" aria-describedby="${id}-about" style="--width: [\\d.]+px"`,
      ),
    );
    expect(html).toContain(`<desc id="${id}-about">How &quot;it&quot; goes</desc>`);
    expect(html).toContain(`<figcaption>Two &#x26; 'three'</figcaption>`.replace('&#x26;', '&amp;'));
    expect(html).toMatch(
      /<details><summary>Source of the diagram<\/summary><div class="code-block" data-lang="mermaid">/,
    );
    expect(html).toMatch(/<li>\s*<p>in a list<\/p>\s*<figure[\s\S]*aria-label="Pets"/);
    // A second copy of the diagram has its own ids.
    expect(html).toContain(`<svg id="${id}-2"`);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, one]) => one);
    expect(new Set(ids).size).toBe(ids.length);
    expect(JSON.parse(read('mdx.json')).html.trim()).toBe(html.trim());
    expect(read('plain.html')).not.toMatch(/mermaid-/);

    expect(JSON.parse(read('zh/index.json')).html).toMatch(
      /role="group" aria-label="图表"[\s\S]*<summary>图表源码/,
    );
    expect(read('index.md')).toContain(
      `Text.\n\n${FENCE}\n\n- in a list\n\n  \`\`\`mermaid\n  pie title Pets\n    "Cats": 3\n  \`\`\`\n`,
    );
    const texts = Object.entries(tree(join(folder, 'dist'))).filter(([name]) => /search.*\/x/.test(name));
    const words = texts.map(([, text]) => Buffer.from(text, 'base64').toString()).join();
    expect(words).toContain(`Text. Two & 'three' A c < d in a list Pets`);
    expect(words).not.toContain('flowchart LR');

    const first = tree(join(folder, 'dist'));
    await build(folder, { workers: 2 });
    expect(tree(join(folder, 'dist'))).toEqual(first);
  }, 180_000);

  it('with wrong diagrams name file and line', async () => {
    const fence = (code: string) => `\`\`\`mermaid\n${code}\n\`\`\`\n`;
    const page = [
      '# A',
      fence('flowchart TD\n  A-->B\n  B[--C\n  D'),
      fence('flow TD'),
      fence('pie\n  "a" 4'),
    ].join('\n');
    const folder = siteWithPackages({ 'lectern.config.mjs': oneLanguage, 'docs/index.md': page });
    expect((await failure(folder)).split('\n')).toEqual([
      'The site has 3 errors:',
      `  docs/index.md:6  Plugin "mermaid": Mermaid cannot read "D": 'SQE', 'DOUBLECIRCLEEND', 'PE', '-)' or 11 others expected, got the end.`,
      '    Fix the diagram: https://mermaid.js.org/intro/ shows how each type is written.',
      '  docs/index.md:10  Plugin "mermaid": Mermaid knows no type of diagram in "flow TD".',
      '    Start with flowchart, sequenceDiagram, classDiagram or another type: https://mermaid.js.org/intro/.',
      `  docs/index.md:15  Plugin "mermaid": Mermaid cannot read ""a" 4": Expecting token of type ':' but found \`4\`.`,
      '    Fix the diagram: https://mermaid.js.org/intro/ shows how each type is written.',
      '3 syntax errors',
    ]);
  }, 180_000);

  it('are not built with settings that cannot be', async () => {
    const folder = siteWithPackages({
      'lectern.config.mjs': config(`{ config: { securityLevel: 'loose' } }`),
      'docs/en/index.md': '# A',
    });
    expect(await failure(folder)).toContain('Plugin "mermaid": config.securityLevel cannot be set.');
  });
});

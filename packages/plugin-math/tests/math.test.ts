import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { build } from '../../lectern/dist/index.js';
import { failure, siteWithPackages, tree, write } from '../../lectern/tests/scenarios/testing.ts';

const plugin = new URL('../src/index.ts', import.meta.url).pathname;
const config = (options = '') =>
  `import { math } from '${plugin}';\nexport default { title: 'T', plugins: [math(${options})] };`;

const PAGE = `---
description: ''
---

# Energy $E=mc^2$ {#energy}

由$a_1$得$a*（b）$，**粗体$x$体**，\\$5 and \`$b$\`.

$$
\\RR < \\frac{1}{2}
$$

- in a list:

  $$ c^2 $$

| A | B |
| - | - |
| $d\\|e$ | f $$g$$ |

## About $\\alpha_{ij}$ 中文

\`\`\`math
\\begin{align}
a &= b \\label{one} \\\\
c &= d \\tag{A} \\label{two}
\\end{align}
\`\`\`

By $\\eqref{one}$ and $\\ref{two}$.
`;

describe('formulas', () => {
  it('are MathML in pages, and TeX in their twins', async () => {
    const folder = siteWithPackages({
      'lectern.config.mjs': config(`{ macros: { '\\\\RR': '\\\\mathbb{R}' } }`),
      'docs/index.md': PAGE,
      'docs/mdx.mdx': PAGE,
      'docs/plain.md': '# Plain\n\nIt costs $5.',
    });
    await build(folder);
    const read = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8');
    const { html, page } = JSON.parse(read('index.json'));
    expect(html).toMatch(/<h1 id="energy">Energy <math><mrow><mi>E<\/mi><mo>=<\/mo>/);
    expect(html).toMatch(/由<math><msub><mi>a<\/mi>/);
    expect(html).toMatch(/<strong>粗体<math><mi>x<\/mi><\/math>体<\/strong>，\$5 and <code>\$b\$<\/code>/);
    expect(html).toMatch(
      /\n<div class="table-scroll math-block"><math display="block" class="tml-display" style="display:block math;"><mrow><mi>ℝ<\/mi><mo>&lt;<\/mo><mfrac>/,
    );
    expect(html).toMatch(/<li>\s*<p>in a list:<\/p>\s*<div class="table-scroll math-block">/);
    expect(html).toMatch(/f <span class="table-scroll math-block"><math display="block"/);
    expect(html).toMatch(/<mo>∗<\/mo><\/mrow><mrow><mtext>（<\/mtext>/);
    const edge = '<mtd class="tml-right" style="[^"]*"><mtext';
    expect(html).toMatch(new RegExp(`<mtr id="one">.*${edge}><span class="tml-eqn">\\(1\\)</span>`));
    expect(html).toMatch(new RegExp(`<mtr id="two".*${edge} class="tml-tag">\\(A\\)<`));
    expect(html).toContain('By <a href="#one">(1)</a> and <a href="#two">A</a>.');
    expect(html).not.toMatch(/data-lectern-(?:markdown|text)|lectern-math/);
    expect(read('index.html')).not.toMatch(/data-lectern-(?:markdown|text)|lectern-math/);

    expect(page).toMatchObject({
      title: 'Energy E=mc^2',
      description: '由a_1得a∗（b），粗体x体，$5 and $b$.',
      toc: [{ text: 'About α_ij 中文', id: 'about-α_ij-中文' }],
    });
    expect(JSON.parse(read('mdx.json')).html.trim()).toBe(html.trim());
    expect(read('plain.html')).not.toMatch(/math/);
    const css = Object.entries(tree(join(folder, 'dist'))).find(([name]) => name.endsWith('.css'))?.[1] ?? '';
    expect(Buffer.from(css, 'base64').toString()).toContain('"STIX Two Math"');

    expect(read('index.md').split('---\n')[2]).toBe(
      [
        '\n# Energy $E=mc^2$\n\n由$a_1$得$a*（b）$，**粗体$x$体**，\\$5 and `$b$`.\n',
        '$$\n\\RR < \\frac{1}{2}\n$$\n\n- in a list:\n\n  $$\n  c^2\n  $$\n',
        '| A | B |\n| --- | --- |\n| $d\\|e$ | f $$g$$ |\n\n## About $\\alpha_{ij}$ 中文\n',
        '$$\n\\begin{align}\na &= b \\label{one} \\\\\nc &= d \\tag{A} \\label{two}\n\\end{align}\n$$\n',
        'By [(1)](#one) and [A](#two).\n',
      ].join('\n'),
    );
    const texts = Object.keys(tree(join(folder, 'dist'))).filter((name) => /\/x0\.\d\.json$/.test(name));
    expect(texts.sort().flatMap((name) => JSON.parse(read(name))[2])).toEqual([
      ['', '', '由a_1得a∗（b），粗体x体，$5 and $b$. ℝ<1/2 in a list: c^2 A B d|e f g'],
      ['about-α_ij-中文', 'About α_ij 中文', 'a =b; c =d (A) By (1) and A.'],
    ]);
    const first = tree(join(folder, 'dist'));
    await build(folder, { workers: 2 });
    expect(tree(join(folder, 'dist'))).toEqual(first);
  });

  it('that are none, or wrong, are told with their lines', async () => {
    const lines = [
      '# A $5 and $10',
      '',
      '$1/$2',
      '',
      '$$',
      'a',
      '\\foo',
      '$$',
      '',
      '- $$\\bar$$',
      '',
      '> $$',
      '> {',
      '> $$',
      '',
    ];
    const more = [
      '$\\eqref{none}$ and $a\\ref{b}$',
      '',
      '$$ \\label{x}\\tag{1} $$',
      '',
      '$$ \\label{x}\\tag{2} $$',
      '',
      '$ $',
      '',
      '$$ x \\tag{3}\\label{公式} $$',
      '',
      '$\\eqref{公式}$',
    ];
    const folder = siteWithPackages({
      'lectern.config.mjs': config(),
      'docs/index.md': [...lines, ...more].join('\n'),
    });
    expect((await failure(folder)).split('\n')).toEqual([
      'The site has 10 errors:',
      '  docs/index.md:1  Plugin "math": "$5 and $" is no formula: it ends with a space.',
      '    Write \\$ for a dollar sign.',
      '  docs/index.md:3  Plugin "math": "$1/$" is no formula: the digit 2 follows it.',
      '    Write \\$ for a dollar sign.',
      '  docs/index.md:7  Plugin "math": Wrong TeX (Unsupported function name: \\foo).',
      '    Commands: https://temml.org/docs/en/supported. Your own go into math({ macros }).',
      `  docs/index.md:10  Plugin "math": Wrong TeX: \\bar (Unexpected end of input in a macro argument, expected '}').`,
      '    Correct the formula.',
      `  docs/index.md:13  Plugin "math": Wrong TeX: { (Expected '}', got 'EOF').`,
      '    Correct the formula.',
      '  docs/index.md:16  Plugin "math": A reference to an equation is inside of a formula.',
      '    Put it in its own dollar signs: $\\eqref{name}$.',
      '  docs/index.md:16  Plugin "math": No equation has the label "none".',
      '    Give an equation with a number or a \\tag that label, in the same file.',
      '  docs/index.md:20  Plugin "math": Two equations have the label "x".',
      '    Give one of them another.',
      '  docs/index.md:22  Plugin "math": The formula is empty.',
      '    Write TeX into it, or remove it.',
      '  docs/index.md:26  Plugin "math": No equation has the label "公式".',
      '    Labels are ids, of English letters: \\label{energy}.',
      '10 syntax errors',
    ]);
    write(folder, { 'lectern.config.mjs': config(`{ macros: { RR: 'a' } }`) });
    expect(await failure(folder)).toContain('Plugin "math": the macro "RR" is not a TeX command.');
  });
});

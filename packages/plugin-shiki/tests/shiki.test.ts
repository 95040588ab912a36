import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { build } from '../../lectern/dist/index.js';
import { failure, siteWithPackages } from '../../lectern/tests/scenarios/testing.ts';

const index = join(import.meta.dirname, '../src/index.ts');
const config = (options = '') =>
  `import { shiki } from ${JSON.stringify(index)};\nexport default { plugins: [shiki(${options})] };\n`;

const page = `# A

\`\`\`ts {2} title="a.ts"
const a: string = '<b>';
export const wide = a; // [!code ++]
\`\`\`

\`\`\`nonsense
plain <text>
\`\`\`
`;

describe('plugin-shiki', () => {
  it('colors code for both themes, and leaves the rest of a block to Lectern', async () => {
    const folder = siteWithPackages({ 'lectern.config.ts': config(), 'docs/index.md': page });
    await build(folder, { workers: 1 });
    const html = readFileSync(join(folder, 'dist/index.html'), 'utf8');
    expect(html).toMatch(
      /<span class="shiki" style="--light:#[0-9A-F]{6};--dark:#[0-9A-F]{6}">const<\/span> ?<span class="shiki"/,
    );
    expect(html).toContain('&#60;b&#62;');
    expect(html).not.toContain('class="token');
    expect(html).toContain('<div class="code-title">a.ts</div>');
    expect(html).toMatch(/<span class="line diff add highlighted">/);
    expect(html).toContain('plain &lt;text>');
    const style = readdirSync(join(folder, 'dist/assets')).find((name) => name.endsWith('.css')) ?? '';
    expect(readFileSync(join(folder, 'dist/assets', style), 'utf8')).toContain('.shiki');
  });

  it('names a theme that Shiki does not have', async () => {
    const folder = siteWithPackages({
      'lectern.config.ts': config(`{ themes: { light: 'github-lite', dark: 'nord' } }`),
      'docs/index.md': page,
    });
    expect(await failure(folder)).toMatch(
      /^lectern\.config\.ts {2}Shiki has no theme "github-lite"\.\n {2}It has .*github-light, /,
    );
  });
});

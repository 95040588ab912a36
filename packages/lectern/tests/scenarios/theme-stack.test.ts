import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { build } from '../../dist/index.js';
import { type ServerProcess, startServer } from '../dev-server.ts';
import { siteWithPackages } from './testing.ts';

/** Returns a theme that wraps `SiteTitle`. Themes of the project and of plugins replace the same component. */
const wrapping = (name: string) => `import { SiteTitle as Original } from 'lectern/theme';
export const SiteTitle = () => <div className="${name}"><Original /></div>;
`;

const files = {
  'lectern.config.ts': `import { fileURLToPath } from 'node:url';
const plugin = (name: string) => ({ name, theme: fileURLToPath(new URL(\`plugins/\${name}/index.tsx\`, import.meta.url)) });
export default { title: 'T', plugins: [plugin('first'), plugin('plain'), plugin('second')] };
`,
  'theme/index.tsx': `${wrapping('own')}export * from 'lectern/theme';\n`,
  'plugins/first/index.tsx': wrapping('first'),
  'plugins/plain/index.tsx': `export const Plain = () => <p className="plain" />;\n`,
  'plugins/second/index.tsx': wrapping('second'),
  'docs/index.mdx': '# Home\n\n<Plain />\n',
};

const STACK = '<div class="own"><div class="first"><div class="second"><a class="site-title"';

describe('themes that replace one component', () => {
  let server: ServerProcess | undefined;
  afterEach(() => server?.stop());

  it('wrap each other in the order of the list, the own theme outermost', async () => {
    const folder = siteWithPackages(files);
    await build(folder);
    const html = readFileSync(join(folder, 'dist/index.html'), 'utf8');
    expect(html).toContain(STACK);
    expect(html).toContain('<p class="plain">');
  });

  it('are imported by all folders but their own, also by one whose name begins like it', async () => {
    const folder = siteWithPackages({
      'lectern.config.ts': `export default { title: 'T' };\n`,
      'theme/index.tsx': `export * from 'lectern/theme';\nexport const Badge = () => <b className="own" />;\n`,
      'theme-parts/Mark.tsx': `export { Badge as Mark } from '@theme';\n`,
      'docs/index.mdx': `import { Mark } from '../theme-parts/Mark';\n\n# Home\n\n<Mark />\n`,
    });
    await build(folder);
    expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toContain('<b class="own">');
  });

  it('do so in development', async () => {
    server = await startServer('dev', siteWithPackages(files));
    const answer = await fetch(server.url, { headers: { accept: 'text/html' } });
    expect(await answer.text()).toContain(STACK);
  });
});

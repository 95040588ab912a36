import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { failure, site } from './testing.ts';

describe('mistakes in a project', () => {
  it('names public files that have the addresses of pages', async () => {
    const folder = site({
      'docs/index.md': '# A',
      'docs/guide/index.md': '# Guide',
      'docs/config/port.md': '# Port',
      'docs/public/404.html': '',
      'docs/public/config/port.json': '{}',
      'docs/public/config/port.md': '',
      'docs/public/config/port/index.html': '',
      'docs/public/guide.html': '',
      'docs/public/guide/schema.json': '{}',
      // Hosts add no slash to a name with an extension, so this is not the data of /guide/.
      'docs/public/guide.json': '{}',
      // Likewise, this is not the data of the home page.
      'docs/public/.json': '{}',
      'docs/public/robots.txt': '',
    });
    const hint = 'Rename it, or move it to another folder.';
    expect(await failure(folder)).toBe(
      [
        'The site has 5 errors:',
        '  docs/public/404.html  This public file has the same address as the page for addresses that do not exist.',
        `    ${hint}`,
        '  docs/public/config/port.json  This public file has the same address as the data of the page docs/config/port.md.',
        `    ${hint}`,
        '  docs/public/config/port.md  This public file has the same address as the Markdown of the page docs/config/port.md.',
        `    ${hint}`,
        '  docs/public/config/port/index.html  This public file has the same address as the page docs/config/port.md.',
        `    ${hint}`,
        '  docs/public/guide.html  This public file has the same address as the page docs/guide/index.md.',
        `    ${hint}`,
        '5 route errors',
      ].join('\n'),
    );
    for (const name of [
      '404.html',
      'config/port.json',
      'config/port.md',
      'config/port/index.html',
      'guide.html',
    ]) {
      rmSync(join(folder, 'docs/public', name));
    }
    expect(await failure(folder)).toBe('the build passed');
    expect(readFileSync(join(folder, 'dist/guide/schema.json'), 'utf8')).toBe('{}');
  });

  it('names the page of a component that fails', async () => {
    const folder = site({
      'docs/index.mdx': `import { Broken } from '../Broken.tsx';\n\n# A\n\n<Broken />\n`,
      'Broken.tsx': 'export function Broken() { return <p>{(undefined as any).x}</p>; }',
    });
    expect(await failure(folder)).toMatch(
      /^The site has an error:\n {2}docs\/index\.mdx:5:1 {2}A component of the page failed: TypeError: Cannot read properties of undefined \(reading 'x'\)\n {4}It happened at Broken \(Broken\.tsx:1:\d+\)\.$/,
    );
  });

  it.each([
    ['const = 1;', 'Note.tsx:1:7  Unexpected token.', 'Fix the file and build again.'],
    [
      `import './nothing';`,
      'Note.tsx:1  There is no module ./nothing.',
      'Fix the path; it is relative to the file it is in.',
    ],
    [
      `import { missing } from './word.ts';\nexport const a = missing;`,
      'Note.tsx:1:10  "missing" is not exported by "word.ts".',
      'Fix the file and build again.',
    ],
  ])('names the place in a component that cannot be bundled: %s', async (code, message, hint) => {
    const folder = site({
      'docs/index.mdx': `import { Note } from '../Note.tsx';\n\n# A\n\n<Note />\n`,
      'Note.tsx': `${code}\nexport function Note() { return <p>note</p>; }`,
      'word.ts': 'export const word = 1;',
    });
    expect(await failure(folder)).toBe(`The site has an error:\n  ${message}\n    ${hint}`);
  });

  it('says what to write where a page or a component imports a public file, and tells of it once', async () => {
    const folder = site({
      'docs/index.mdx': `import logo from '/logo.svg';\nimport { Note } from '/Note.tsx';\n\n# A\n\n<img src={logo} alt="Logo" />\n\n<Note />\n`,
      'docs/public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="20"/>',
      'Note.tsx': `import logo from '/logo.svg';\nexport function Note() { return <img src={logo} alt="Logo" />; }`,
    });
    const hint =
      'It is a file of the public folder, which cannot be imported. Write its path where you use it: src="/logo.svg".';
    expect(await failure(folder)).toBe(
      `The site has 2 errors:\n  Note.tsx:1  There is no module /logo.svg.\n    ${hint}\n  docs/index.mdx:1  There is no module /logo.svg.\n    ${hint}\n2 import errors`,
    );
  });

  it('names the place in a module that fails while it is loaded', async () => {
    const folder = site({
      'docs/index.mdx': `import { Wide } from '../Wide.tsx';\n\n# A\n\n<Wide />\n`,
      'Wide.tsx': `const width = window.innerWidth;\nexport function Wide() { return <p>{width}</p>; }`,
    });
    expect(await failure(folder)).toBe(
      'Wide.tsx:1:15  A module of the site failed to load: window is not defined\n' +
        '  Pages are rendered in Node.js. Use what only browsers have in effects and event handlers.',
    );
  });
});

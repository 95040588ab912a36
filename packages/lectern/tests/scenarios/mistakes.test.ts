import { describe, expect, it } from 'vitest';
import { failure, site } from './testing.ts';

describe('mistakes in a project', () => {
  it('names the page of a component that fails', async () => {
    const folder = site({
      'docs/index.mdx': `import { Broken } from '../Broken.tsx';\n\n# A\n\n<Broken />\n`,
      'Broken.tsx': 'export function Broken() { return <p>{(undefined as any).x}</p>; }',
    });
    expect(await failure(folder)).toMatch(
      /^A page could not be built:\n {2}docs\/index\.mdx {2}A component of the page failed: TypeError: Cannot read properties of undefined \(reading 'x'\)\n {4}It happened at Broken /,
    );
  });

  it.each([
    ['const = 1;', 'Note.tsx:1:7  Unexpected token.'],
    [`import './nothing';`, `Note.tsx:1:8  Could not resolve './nothing' in Note.tsx.`],
    [
      `import { missing } from './word.ts';\nexport const a = missing;`,
      'Note.tsx:1:10  "missing" is not exported by "word.ts".',
    ],
  ])('names the place in a component that cannot be bundled: %s', async (code, message) => {
    const folder = site({
      'docs/index.mdx': `import { Note } from '../Note.tsx';\n\n# A\n\n<Note />\n`,
      'Note.tsx': `${code}\nexport function Note() { return <p>note</p>; }`,
      'word.ts': 'export const word = 1;',
    });
    expect(await failure(folder)).toBe(
      `Theme and components could not be bundled:\n  ${message}\n    Mend the file and build again.`,
    );
  });
});

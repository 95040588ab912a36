import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
// The built engine, as a user runs it: `npm test` builds it first.
import { build, formatError } from '../../dist/index.js';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function site(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

const failure = (folder: string): Promise<string> =>
  build(folder).then(() => 'the build passed', formatError);

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
});

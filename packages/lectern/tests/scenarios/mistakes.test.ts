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
});

import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compiled } from '../../tests/compiled-site.ts';
import { folderOf } from '../../tests/folders.ts';
import { modulesOf } from './compile-site.ts';

it('knows what pages import before all are compiled, as only MDX imports', async () => {
  const importing = (name: string) => `import { Part } from './${name}.tsx';\n\n<Part />\n`;
  const folder = folderOf({
    ...Object.fromEntries(Array.from({ length: 40 }, (_, number) => [`docs/p${number}.md`, `# ${number}`])),
    'docs/a.mdx': importing('a'),
    'docs/z.mdx': importing('z'),
    'docs/draft.mdx': `---\ndraft: true\n---\n\n${importing('draft')}`,
    ...Object.fromEntries(
      ['a', 'z', 'draft'].map((name) => [`docs/${name}.tsx`, 'export const Part = () => 1;']),
    ),
  });
  const told: string[][] = [];
  let done = 0;
  const settings = {
    onProgress: (count: number) => {
      done = count;
    },
    onModules(modules: string[]) {
      expect(done).toBeLessThan(43);
      told.push(modules);
    },
  };
  const site = await compiled(folder, settings);
  const modules = ['a', 'z'].map((name) => join(folder, `docs/${name}.tsx`));
  expect(told).toEqual([modules]);
  expect(modulesOf(site.metas.values())).toEqual(modules);
  // Nothing is called for a site whose pages are all known.
  await compiled(folder, settings);
  expect(told).toHaveLength(1);
});

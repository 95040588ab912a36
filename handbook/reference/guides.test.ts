import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const docs = new URL('../docs/', import.meta.url);

/** The guides for readers' tasks, and the pages about migrating and about the engine. */
const GUIDES: Readonly<Record<string, string>> = {
  guide:
    'getting-started project-layout troubleshooting pages markdown code-blocks components assets data blog navigation languages versions theming plugins search publishing deploy ci checks performance accessibility security',
  migrate: 'index rspress vitepress starlight docusaurus plain',
  why: 'how-it-works benchmarks comparison versions',
};

function textOf(path: string): string {
  const file = ['.md', '.mdx'].map((end) => new URL(path + end, docs)).find((url) => existsSync(url));
  return file ? readFileSync(file, 'utf8') : '';
}

describe.each(['en', 'zh'])('the guides in %s', (lang) => {
  it.each(Object.entries(GUIDES))('are there for each task of %s, and in the sidebar', (folder, names) => {
    const meta: unknown[] = JSON.parse(readFileSync(new URL(`${lang}/${folder}/_meta.json`, docs), 'utf8'));
    const listed = meta.filter((entry) => typeof entry === 'string');
    expect(listed.sort()).toEqual(names.split(' ').sort());
    expect(listed.filter((name) => textOf(`${lang}/${folder}/${name}`) === '')).toEqual([]);
  });

  it('begin with a description, a title and a sentence that says what they are for', () => {
    for (const [folder, names] of Object.entries(GUIDES)) {
      for (const name of names.split(' ')) {
        const text = textOf(`${lang}/${folder}/${name}`);
        expect(text, name).toMatch(/^---\ndescription: \S.*\n---\n\n# \S.*\n\n(?!```|[#|:<]|- )\S/);
      }
    }
  });

  it('have measured figures on the home page, and a way to how they were measured', () => {
    const home = textOf(`${lang}/index`);
    expect(home.match(/^\|.*\d.*\|$/gm)?.length).toBeGreaterThan(3);
    expect(home).toContain('(/why/benchmarks)');
    expect(home).toMatch(/2026/);
  });
});

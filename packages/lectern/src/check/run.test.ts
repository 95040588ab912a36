import { describe, expect, it } from 'vitest';
import { compiled } from '../../tests/compiled-site.ts';
import { folderOf } from '../../tests/folders.ts';
import { textReport } from './report.ts';
import { type CheckOptions, checkCompiled } from './run.ts';

const config = (text: string) => ({ 'lectern.config.mjs': `export default {\n${text}\n};` });
const TWO = `lang: 'en', locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }],`;

/** Returns the printed lines of a check of a project. */
async function printed(folder: string, options: CheckOptions = {}): Promise<string[]> {
  const result = await checkCompiled(await compiled(folder), options);
  return textReport({ ...result, notes: [] }).split('\n');
}

const printedOf = (files: Record<string, string>, options?: CheckOptions) =>
  printed(folderOf(files), options);
const only = (lines: readonly string[], code: string) => lines.filter((line) => line.endsWith(`[${code}]`));

describe('lectern check', () => {
  it('says nothing of a site with nothing wrong', async () => {
    const lines = await printedOf({ 'docs/index.md': '# A\n\n[B](./b.md)\n', 'docs/b.md': '# B\n' });
    expect(lines).toEqual(['No findings in 2 pages.']);
  });

  it('tells what fails a build, on its line, and what to do', async () => {
    const lines = await printedOf({
      ...config(`themeConfig: { nav: [{ text: 'A', link: '/nopage/' }] },`),
      'docs/index.md': '# A\n\n[x](/none) ![a](./no.png)\n\n:::wraning\nx\n:::\n',
      'docs/guide/_meta.json': '["a", "no-file"]',
      'docs/guide/a.md': '# A page\n',
    });
    expect(lines).toEqual([
      'docs/guide/_meta.json:1  "no-file" is neither a page nor a folder here. [sidebar]',
      '  Known here: a.',
      'docs/guide/a.md  Nothing links to this page: no navigation, no sidebar, and no page that readers can reach. [orphan]',
      '  Add it to a sidebar or link to it, write "unlisted: true" in its front matter, or delete it.',
      'docs/index.md:3  There is no image ./no.png. [dead-image]',
      '  The path is relative to the file it is in.',
      'docs/index.md:3  The link /none leads to no page. [dead-link]',
      '  Fix the link, or write the page.',
      'docs/index.md:5  There is no container ":::wraning". [syntax]',
      '  Did you mean ":::warning"?',
      'lectern.config.mjs:2  The link /nopage/ leads to no page. [dead-link]',
      '  Fix the link, or write the page.',
      '6 findings: 2 dead-link, 1 dead-image, 1 orphan, 1 sidebar, 1 syntax',
    ]);
  });

  it('finds pages that nothing leads to', async () => {
    const files = {
      'docs/index.md': '# A\n\n[a](/guide/a)\n',
      'docs/guide/_meta.json': '["a"]',
      'docs/guide/a.md': '# A page\n',
      'docs/guide/lost.md': '# Lost\n\n[other](./lost-too.md)\n',
      'docs/guide/lost-too.md': '# Lost too\n\n[back](./lost.md)\n',
      'docs/guide/quiet.md': '---\nunlisted: true\n---\n# Quiet\n',
    };
    const lines = await printedOf(files);
    expect(lines.slice(0, 4)).toEqual([
      'docs/guide/lost-too.md  Nothing links to this page: no navigation, no sidebar, and no page that readers can reach. [orphan]',
      '  Add it to a sidebar or link to it, write "unlisted: true" in its front matter, or delete it.',
      'docs/guide/lost.md  Nothing links to this page: no navigation, no sidebar, and no page that readers can reach. [orphan]',
      '  Add it to a sidebar or link to it, write "unlisted: true" in its front matter, or delete it.',
    ]);
    // Components of an index page list the pages below it.
    const listed = {
      ...files,
      'docs/index.md': '# A\n\n[a](/guide/a) [list](/guide/)\n',
      'docs/guide/index.mdx': `import { List } from '../../List.tsx';\n\n# Guide\n\n<List />\n`,
      'List.tsx': 'export const List = () => null;',
    };
    expect(only(await printedOf(listed), 'orphan')).toEqual([]);
  });

  it('finds one title in a section, and one written description, in several pages', async () => {
    const page = (title: string, description = '') =>
      `---\ntitle: ${title}\n${description && `description: ${description}\n`}---\n\nThe same paragraph.\n`;
    const lines = await printedOf({
      'docs/index.md': '# Home\n\n[a](/a/one) [b](/b/one)\n',
      'docs/a/one.md': page('Same', 'About it.'),
      'docs/a/two.md': page('same'),
      'docs/b/one.md': page('Same', 'About it.'),
    });
    expect(lines.slice(0, 4)).toEqual([
      'docs/a/two.md:2  The page has the same title "same" as docs/a/one.md. [duplicate-title]',
      '  Readers see it in search results: write a title that tells them apart.',
      'docs/b/one.md:3  The page has the same description as docs/a/one.md. [duplicate-description]',
      '  Readers see it in search results: write a description that tells them apart.',
    ]);
  });

  it('finds images without a text, headings that leave out a level, and keys that mean nothing', async () => {
    const lines = await printedOf({
      'docs/index.md': `---\norder: 2\n---\n# A\n\n![](./a.svg)\n\n<p>\n<img src="./a.svg">\n<img alt="" src="./a.svg">\n</p>\n\n## B\n\n#### C\n\n[x](./b.mdx) [y](./guide/a.md) <!-- <img src="x"> -->\n\n\`\`\`html\n<img src="x">\n\`\`\`\n\n\`\`\`pyton\nx\n\`\`\`\n`,
      'docs/b.mdx': '# B\n\n<img src="./a.svg" />\n\n<img {...props} />\n\n### D\n',
      'docs/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'docs/guide/_meta.json': '[\n  { "type": "file", "name": "a", "lable": "A" }\n]',
      'docs/guide/a.md': '# A page\n',
    });
    expect(lines).toEqual([
      'docs/b.mdx:3  The image ./a.svg has no alternative text. [missing-alt]',
      '  Describe it in the brackets: ![A chart of build times](…). For decoration write <img alt="" src="…">.',
      'docs/b.mdx:7  The heading "D" is of level 3 below one of level 1. [heading-jump]',
      '  Write it with 2 signs: ## D.',
      'docs/guide/_meta.json:2  "lable" is not a key of an entry. [unknown-key]',
      '  Did you mean "label"?',
      'docs/index.md:2  "order" in the front matter is not known. [unknown-key]',
      '  Write sidebar: { order: … }.',
      'docs/index.md:6  The image ./a.svg has no alternative text. [missing-alt]',
      '  Describe it in the brackets: ![A chart of build times](…). For decoration write <img alt="" src="…">.',
      'docs/index.md:9  The image ./a.svg has no alternative text. [missing-alt]',
      '  Describe it in the brackets: ![A chart of build times](…). For decoration write <img alt="" src="…">.',
      'docs/index.md:15  The heading "C" is of level 4 below one of level 2. [heading-jump]',
      '  Write it with 3 signs: ### C.',
      'docs/index.md:23  No highlighting for the code language "pyton". [markdown]',
      '  Did you mean "python"?',
      '8 findings: 3 missing-alt, 2 heading-jump, 2 unknown-key, 1 markdown',
    ]);
  });

  it('finds pages that a language lacks which has most of the others', async () => {
    const en = {
      'docs/en/index.md': '# A\n\n[b](./b.md) [c](./c.md)\n',
      'docs/en/b.md': '# B\n',
      'docs/en/c.md': '# C\n',
    };
    const files = { ...config(TWO), ...en, 'docs/zh/index.md': '# A\n\n[b](./b.md) [c](./c.md)\n' };
    expect(only(await printedOf(files), 'missing-translation')).toEqual([]);
    expect(only(await printedOf({ ...files, 'docs/zh/b.md': '# B\n' }), 'missing-translation')).toEqual([
      'docs/en/c.md  The page is not translated: there is no docs/zh/c.md. [missing-translation]',
    ]);
  });

  it('leaves out what the config says', async () => {
    const files = {
      'docs/index.md': '# A\n\n![](./a.svg)\n\n### B\n',
      'docs/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    };
    const codes = async (check: string) =>
      (await printedOf({ ...files, ...config(`check: ${check},`) })).at(-1);
    expect(await codes('{}')).toBe('2 findings: 1 heading-jump, 1 missing-alt');
    expect(await codes(`{ 'heading-jump': false }`)).toBe('1 finding: 1 missing-alt');
    expect(await codes(`{ 'missing-alt': { ignore: ['docs/**'] } }`)).toBe('1 finding: 1 heading-jump');
    expect(await codes(`{ 'missing-alt': { ignore: ['./*.svg'] } }`)).toBe('1 finding: 1 heading-jump');
  });
});

import { expect, it } from 'vitest';
import { compileMd, compileMdx } from '../../tests/fixtures/markdown/testing.ts';
import { quickTitle } from './quick-title.ts';

it.each([
  '# Quick start\n\nText.\n',
  '\ufeff# Windows\r\n\r\nText.\r\n',
  '---\ntitle: From above\n---\n# Heading\n',
  "---\ntitle: 'In: quotes'\n---\nText.\n",
  '---\nsubtitle: not this one\n---\n\n# Heading  of two   spaces \n',
  '# output.overrideBrowserslist {#own-id}\n',
  '# 快速上手：安装与运行（含“模板”） {#quick-start}\n',
  `# Version 0.5, "new" - it's 1. here\n`,
  '# 1. First\n',
  '# www.example.com\n',
  '# Only',
])('finds the title of %j as the compile does', (source) => {
  expect(quickTitle(source)).toBe(compileMd(source).title);
  expect(quickTitle(source)).not.toBeNull();
});

it('goes past the imports of an MDX page', () => {
  const source = "import { A } from './a.tsx';\nimport B from './b.mdx';\n\n# Title {#t}\n\nText.\n";
  expect(quickTitle(source)).toBe('Title');
  expect(compileMdx("import { A } from './a.tsx';\n\n# Title {#t}\n").title).toBe('Title');
});

it.each([
  '# A `b` c\n',
  '# *Emphasis*\n',
  '# A &amp; B\n',
  '# Closed #\n',
  '# Two \\\\ three\n',
  '# A <i>b</i>\n',
  'Text first.\n\n# Title\n',
  'Title\n=====\n',
  '```md\n# Code\n```\n',
  '---\ntitle: [broken\n---\n# Title\n',
  '',
])('leaves %j to the compile', (source) => {
  expect(quickTitle(source)).toBeNull();
});

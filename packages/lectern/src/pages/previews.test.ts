import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Config } from '../config/load.ts';
import { formatError } from '../shared/error.ts';
import { previewModule } from './previews.ts';

const project = mkdtempSync(join(tmpdir(), 'lectern-previews-'));
afterAll(() => rmSync(project, { recursive: true }));
writeFileSync(join(project, 'start.ts'), '');

const config = {
  project,
  cacheDir: join(project, '.lectern'),
  aliases: [{ find: '@ui', replacement: join(project, 'ui') }],
  themeFile: null,
} as unknown as Config;
const make = (code: string, lang = 'tsx', settings = config) =>
  previewModule(code, lang, join(project, 'page.mdx'), settings);
const failure = (...args: Parameters<typeof make>) => {
  try {
    make(...args);
  } catch (error) {
    return formatError(error);
  }
  return 'it passed';
};

describe('previewModule', () => {
  it('is an island whose imports are where they were', () => {
    const file = make(`import { a } from './start.ts';\nimport './start';\nexport default () => a;\n`);
    const start = JSON.stringify(join(project, 'start'));
    expect(readFileSync(file ?? '', 'utf8')).toBe(
      `'use client';\nimport { a } from ${JSON.stringify(join(project, 'start.ts'))};\nimport ${start};\nexport default () => a;\n\n`,
    );
    expect(make(`import { a } from './start.ts';\nimport './start';\nexport default () => a;\n`)).toBe(file);
  });

  it.each([
    [
      `import { useState } from 'react';\nimport { Badge as B } from '@theme';\nimport '@ui/x';\nexport default B`,
    ],
    [`import { type Labels, Tabs } from 'lectern/theme';\nexport { Tabs as default };`],
  ])('takes what a build can bundle: %j', (code) => expect(failure(code)).toBe('it passed'));

  it('leaves MDX to the page, and code in its text alone', () => {
    expect(make("```ts\nimport { x } from 'nowhere';\n```\n", 'mdx')).toBeNull();
  });

  it('has any component of a theme of the site', () => {
    const code = `import { Own } from '@theme';\nexport default Own;`;
    expect(failure(code)).toBe('the theme has no "Own".');
    expect(failure(code, 'tsx', { ...config, themeFile: '/theme/index.tsx' })).toBe('it passed');
  });

  it.each([
    [`import 'nowhere';\nexport default 1;`, '"nowhere" is not installed.'],
    [`import x from './nowhere';\nexport default 1;`, 'there is no module ./nowhere.'],
    ['const a = 1;', 'it has no default export.\n  Write "export default function …".'],
  ])('refuses %j', (code, message) => expect(failure(code)).toBe(message));
});

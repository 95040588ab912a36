import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startServer } from '../packages/lectern/tests/dev-server.ts';
import { installPacked } from '../packages/lectern/tests/packed.ts';
import { expect, test } from './test.ts';

/** Installs the package, as npm packs it, in a project outside of the repository and hydrates its pages. */

const FILES = {
  'package.json': '{ "private": true, "type": "module" }',
  'lectern.config.ts': `import { defineConfig } from 'lectern';\nexport default defineConfig({ title: 'Packed', base: '/docs/' });`,
  'theme/index.tsx': `import './index.css';\nexport * from 'lectern/theme';`,
  'theme/index.css': '.counter { color: rgb(1, 2, 3); }',
  'components/Counter.tsx': `'use client';\nimport { useState } from 'react';\nexport function Counter() { const [n, set] = useState(0); return <button className="counter" type="button" onClick={() => set(n + 1)}>Count {n}</button>; }`,
  'docs/index.mdx': `import { Counter } from '../components/Counter';\n\n# Home\n\n<Counter />`,
};

// Both tests run in one worker, so that the package is packed only once.
test.describe.configure({ mode: 'default' });

let folder: string;
let program: string;

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-packed-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  program = installPacked(folder);
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

for (const command of ['dev', 'preview'] as const) {
  test(`an installed package comes alive in lectern ${command}`, async ({ page }) => {
    if (command === 'preview') {
      const { status, stderr } = spawnSync(process.execPath, [program, 'build', folder], {
        encoding: 'utf8',
      });
      expect([status, stderr.match(/^.*error.*$/im)]).toEqual([0, null]);
    }
    const server = await startServer(command, folder, 0, program);
    try {
      await page.goto(server.url);
      await page.mouse.move(100, 100);
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
      const counter = page.locator('.counter');
      await expect(counter).toHaveCSS('color', 'rgb(1, 2, 3)');
      await counter.click();
      await expect(counter).toHaveText('Count 1');
    } finally {
      await server.stop();
    }
  });
}

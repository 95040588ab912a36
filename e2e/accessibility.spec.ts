import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const dist = new URL('../site/dist/', import.meta.url);

const documents = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
);

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    // Tools may run what a page's own policy forbids.
    test.use({ colorScheme, bypassCSP: true });
    for (const file of documents) {
      test(`axe finds nothing on ${file}`, async ({ page }) => {
        await page.goto(`/${file}`);
        await page.evaluate(axe);
        const violations = await page.evaluate(async () => {
          const { violations } = await (
            window as unknown as {
              axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
            }
          ).axe.run();
          return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
        });
        expect(violations).toEqual([]);
      });
    }
  });
}

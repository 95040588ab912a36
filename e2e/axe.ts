import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules that read colors, and images, some of which are shown in one scheme only. */
export const SCHEME_RULES = ['color-contrast', 'link-in-text-block', 'image-alt'];

interface Axe {
  run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

interface Rules {
  /** These rules and no others. */
  only?: string[];
  /** Beside those that axe runs by default. */
  enable?: string[];
  /** Not these. */
  disable?: string[];
}

/** Loads axe into a page that does not have it. */
export async function injectAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
}

/** What axe finds on the page as it is now. */
export async function violations(
  page: Page,
  { only, enable = [], disable = [] }: Rules = {},
): Promise<string[]> {
  await injectAxe(page);
  const options = {
    resultTypes: ['violations'],
    preload: false,
    rules: Object.fromEntries([
      ...enable.map((id) => [id, { enabled: true }]),
      ...disable.map((id) => [id, { enabled: false }]),
    ]),
    ...(only && { runOnly: { type: 'rule', values: only } }),
  };
  return page.evaluate(async (options) => {
    // Colors may be on their way from one scheme to the other. What turns for ever is no color.
    const fades = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.all(fades.map((fade) => fade.finished.catch(() => {})));
    // What scrolls now is marked once this size has been laid out.
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const { violations } = await (window as unknown as { axe: Axe }).axe.run(options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, options);
}

/** What axe finds in light, and what only dark can add to it. The page is in light before and after. */
export async function violationsInBothSchemes(page: Page, rules: Rules = {}): Promise<string[]> {
  const light = await violations(page, rules);
  await setScheme(page, 'dark');
  const dark = await violations(page, { only: SCHEME_RULES });
  await setScheme(page, 'light');
  return [...light, ...dark.map((text) => `in dark, ${text}`)];
}

/** Sets the scheme that the reader's system asks for, and waits until the page has it. */
export async function setScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction((scheme) => document.documentElement.dataset.theme === scheme, colorScheme);
}

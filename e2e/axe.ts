import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules that depend on the scheme: those about colors, and about images, since some are shown in only one scheme. */
export const SCHEME_RULES = ['color-contrast', 'link-in-text-block', 'image-alt'];

interface Axe {
  run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

interface Rules {
  /** Rules to run instead of the default ones. */
  only?: string[];
  /** Rules to run in addition to those that axe runs by default. */
  enable?: string[];
  /** Rules not to run. */
  disable?: string[];
}

/** Loads axe into a page that does not have it. */
export async function injectAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
}

/** Returns what axe finds on the page in its current state. */
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
    // Waits for color transitions between the schemes. Endless animations are not transitions.
    const fades = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.all(fades.map((fade) => fade.finished.catch(() => {})));
    // Elements that scroll in this size are marked only after it has been laid out.
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const { violations } = await (window as unknown as { axe: Axe }).axe.run(options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, options);
}

/** Returns what axe finds in light, and what only dark can add to it. The page is in light before and after. */
export async function violationsInBothSchemes(page: Page, rules: Rules = {}): Promise<string[]> {
  const light = await violations(page, rules);
  await setScheme(page, 'dark');
  const dark = await violations(page, { only: SCHEME_RULES });
  await setScheme(page, 'light');
  return [...light, ...dark.map((text) => `in dark, ${text}`)];
}

/** Sets the preferred color scheme of the reader's system, and waits until the page has applied it. */
export async function setScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction((scheme) => document.documentElement.dataset.theme === scheme, colorScheme);
}

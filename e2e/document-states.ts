import type { Page } from '@playwright/test';
import { checkWidth, closeAudit, openAudit, type Scheme, showDocument } from './audit.ts';
import { sidewaysScroll, visitedBefore } from './support.ts';
import { expect } from './test.ts';

export const DESKTOP = { width: 1280, height: 800 };

/** The narrowest phone, or a desktop at 400 % zoom (WCAG 1.4.10). Its styles are the same as on other phones. */
export const PHONE = { width: 320, height: 640 };

/** Rules that axe considers experimental and does not run by default. */
const EXPERIMENTAL = [
  'focus-order-semantics',
  'hidden-content',
  'label-content-name-mismatch',
  'p-as-heading',
  'table-fake-caption',
  'td-has-header',
];

/** Expected findings of a document without mistakes, by the names of the checks below. */
export const CLEAN = {
  'phone, sideways scroll': 0,
  'desktop, sideways scroll': 0,
  phone: [],
  desktop: [],
  'phone, light, colors': [],
  'phone, dark, colors': [],
  'desktop, dark, colors': [],
  'desktop, light, colors': [],
};

/** States to check. Each step changes only the width or only the scheme, since layout is most of the work. */
const STATES = [
  { name: 'phone', viewport: PHONE, schemes: ['light', 'dark'] },
  { name: 'desktop', viewport: DESKTOP, schemes: ['dark', 'light'] },
] as const;

/**
 * Checks the document that is shown with axe: wide and narrow, light and dark.
 *
 * @param isBackwards whether to begin with the last state, in which the previous document has ended
 * @returns the findings, in the form of `CLEAN`
 */
export async function checkDocument(page: Page, isBackwards = false): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const { name, viewport, schemes } of isBackwards ? STATES.toReversed() : STATES) {
    await page.setViewportSize(viewport);
    found[`${name}, sideways scroll`] = await sidewaysScroll(page);
    // The rule about target size (WCAG 2.2 AA) is off by default. Fingers are wider than a pointer.
    const enable = name === 'phone' ? ['target-size', ...EXPERIMENTAL] : EXPERIMENTAL;
    const order: readonly Scheme[] = isBackwards ? schemes.toReversed() : schemes;
    // The article is the same in both widths. It is checked on the phone, since fingers need room in it.
    const leaveOut = name === 'phone' ? '' : '.prose';
    const { all, light, dark } = await checkWidth(page, order, enable, leaveOut);
    Object.assign(found, {
      [name]: all,
      [`${name}, light, colors`]: light,
      [`${name}, dark, colors`]: dark,
    });
  }
  return found;
}

/** Expects axe to find nothing on any of these documents of the site, which are shown one after another in one page. */
export async function expectCleanDocuments(page: Page, files: readonly string[]): Promise<void> {
  await visitedBefore(page);
  await page.goto(`/${files[0]}`);
  await openAudit(page);
  for (const [index, file] of files.entries()) {
    await showDocument(page, file);
    expect.soft(await checkDocument(page, index % 2 === 1), file).toEqual(CLEAN);
  }
  await closeAudit(page);
}

import type { Page } from '@playwright/test';
import { injectAxe } from './axe.ts';

/**
 * axe on many documents, in both schemes and in two widths, in one page of the browser. Loading each document and
 * looking at all of its text four times takes about twice as long and finds the same:
 *
 * - The page stays and takes the next document's title, attributes and body, so axe is compiled once.
 * - Contrast is measured once for each way in which text is drawn (`drawnAs`), not for each word in each state. Text
 *   with the same element, classes, computed colors, size, weight and backgrounds has the same contrast.
 * - All other rules run on the whole document, once in each width: what is hidden depends on the width.
 */

/** The rules that read colors, and images, some of which are shown in one scheme only. */
export const SCHEME_RULES = ['color-contrast', 'link-in-text-block', 'image-alt'];

interface Axe {
  run(context: object, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

interface Audit {
  /** Puts a document of the site in the place of the one that is shown. */
  show(file: string): Promise<void>;
  /** Ways of drawing that nothing is wrong with. */
  proven(): string[];
  /** Runs the rules on what is drawn in a way that no earlier call has seen. */
  checkNewDrawing(rules: string[]): Promise<string[]>;
}

/** What the boot script of each document does to its article. */
interface Lectern {
  begin(root: ParentNode): void;
}

type AuditWindow = typeof window & { axe: Axe; audit: Audit; lectern: Lectern };

/** Runs in the page: everything it needs is inside. */
function install(earlier: string[]): void {
  /** Ways of drawing that axe has found nothing wrong with. */
  const proven = new Set(earlier);

  /** Backgrounds behind an element, up to the first opaque one; where it may lie over others, its position. */
  function behind(element: Element | null, known: Map<Element, string>): string {
    if (!element) return '';
    const before = known.get(element);
    if (before !== undefined) return before;
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element);
    const isOpaque = backgroundColor.startsWith('rgb(') && opacity === '1';
    const rest = isOpaque ? '' : behind(element.parentElement, known);
    const found = [backgroundColor, backgroundImage, opacity, position, rest].join(' ');
    known.set(element, found);
    return found;
  }

  function isDrawn(element: Element): boolean {
    if (/^(?:IMG|INPUT|TEXTAREA|SELECT)$/.test(element.tagName)) return true;
    return [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
  }

  /** All that the contrast of an element's text, and what tells a link from the words around it, can depend on. */
  function drawnAs(element: Element, known: Map<Element, string>): string {
    const own = getComputedStyle(element);
    const around = element.parentElement && getComputedStyle(element.parentElement);
    return [
      element.tagName,
      element.className,
      element.parentElement?.className,
      element.tagName === 'IMG' ? element.outerHTML : '',
      own.color,
      own.fontSize,
      own.fontWeight,
      own.fontStyle,
      own.textShadow,
      own.textDecorationLine,
      own.borderBottomWidth,
      around?.color,
      around?.fontWeight,
      behind(element, known),
    ].join(';');
  }

  const audit: Audit = {
    proven: () => [...proven],
    async show(file) {
      const answer = await fetch(`/${file}`);
      const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
      document.title = next.title;
      for (const { name, value } of next.documentElement.attributes) {
        document.documentElement.setAttribute(name, value);
      }
      document.body.replaceWith(document.adoptNode(next.body));
      (window as AuditWindow).lectern.begin(document);
    },
    async checkNewDrawing(rules) {
      const known = new Map<Element, string>();
      const fresh = new Map<string, Element>();
      for (const element of document.body.querySelectorAll('*')) {
        if (
          !isDrawn(element) ||
          !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        )
          continue;
        const key = drawnAs(element, known);
        if (!proven.has(key) && !fresh.has(key)) fresh.set(key, element);
      }
      if (fresh.size === 0) return [];
      const { violations } = await (window as AuditWindow).axe.run(
        { include: [...fresh.values()] },
        { resultTypes: ['violations'], preload: false, runOnly: { type: 'rule', values: rules } },
      );
      if (violations.length === 0) for (const key of fresh.keys()) proven.add(key);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
  };
  Object.assign(window, { audit });
}

/** What earlier pages of this process have proven. */
let proven: string[] = [];

/** Makes a page, with a document of the site in it, ready for the functions below. */
export async function openAudit(page: Page): Promise<void> {
  await injectAxe(page);
  await page.evaluate(install, proven);
}

/** Keeps what the page has proven for the next one: half of the work on its first twenty documents. */
export async function closeAudit(page: Page): Promise<void> {
  proven = await page.evaluate(() => (window as AuditWindow).audit.proven());
}

/** Shows another document of the same site. Its scripts do not run: the boot script of the first one serves it. */
export async function showDocument(page: Page, file: string): Promise<void> {
  await page.evaluate((path) => (window as AuditWindow).audit.show(path), file);
}

/** What the rules about colors find in text that is drawn in a way that has not been checked yet. */
export async function newDrawingViolations(page: Page): Promise<string[]> {
  return page.evaluate((rules) => (window as AuditWindow).audit.checkNewDrawing(rules), SCHEME_RULES);
}

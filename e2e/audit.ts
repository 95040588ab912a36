import type { Page } from '@playwright/test';
import { injectAxe, SCHEME_RULES } from './axe.ts';

/**
 * axe on many documents, in both schemes and in two widths, in one page of the browser. Loading each document and
 * looking at all of its text four times takes three times as long and finds the same:
 *
 * - The page stays and takes the next document's title, attributes and body, so axe is compiled once.
 * - Contrast is measured once for each way in which text is drawn (`drawnAs`), not for each word in each state. Text
 *   with the same element, classes, computed colors, size, weight and backgrounds has the same contrast.
 * - All other rules run on the whole document, once in each width: what is hidden depends on the width.
 * - What is the same on many documents, such as the sidebar of a section, is looked at once in each width, and the
 *   article, which is the same in both, in one of them.
 * - A width is one call. The scheme is the attribute that the boot script sets, and the rules about colors in light run
 *   with all others: axe reads the document once for both.
 */

interface Axe {
  configure(spec: object): void;
  run(context: object, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

export type Scheme = 'light' | 'dark';

/** What axe found in one width: rules about colors by the scheme, all others once. */
export type Found = Record<Scheme | 'all', string[]>;

interface Audit {
  /** Puts a document of the site in the place of the one that is shown. */
  show(file: string): Promise<void>;
  /** Ways of drawing, and parts of pages, that nothing is wrong with. */
  proven(): string[];
  /**
   * Runs all rules on the document, those about colors on what is drawn in a way that no earlier call has seen.
   *
   * @param schemes in this order; the last one stays
   * @param leaveOut selector of what another width shows in the same way
   */
  check(schemes: readonly Scheme[], enable: readonly string[], leaveOut: string): Promise<Found>;
}

/** What the boot script of each document does to its article. */
interface Lectern {
  begin(root: ParentNode): void;
}

type AuditWindow = typeof window & { axe: Axe; audit: Audit; lectern: Lectern };

/** Runs in the page: everything it needs is inside. */
function install([earlier, colorRules]: [string[], string[]]): void {
  /** Ways of drawing, and parts of pages, that axe has found nothing wrong with. */
  const proven = new Set(earlier);
  const { axe, lectern } = window as AuditWindow;
  // What the rules about colors are to look at now has this attribute.
  axe.configure({
    rules: [
      { id: 'color-contrast', selector: '[data-fresh]' },
      { id: 'link-in-text-block', selector: 'a[href][data-fresh]' },
      { id: 'image-alt', selector: 'img[data-fresh]' },
    ],
  });

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

  /** Elements that are drawn in a way that has not been seen, by that way. */
  function freshElements(): Map<string, Element> {
    const known = new Map<Element, string>();
    const fresh = new Map<string, Element>();
    for (const element of document.body.querySelectorAll('*')) {
      if (!isDrawn(element)) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const key = drawnAs(element, known);
      if (!proven.has(key) && !fresh.has(key)) fresh.set(key, element);
    }
    return fresh;
  }

  /** Parts that many documents have in common, by what they hold but for the mark of the current page, and the width. */
  function parts(): Map<string, Element> {
    const found = [...document.body.querySelectorAll('.header, .sidebar, .doc-footer')];
    return new Map(
      found.map((element) => [
        `${innerWidth} ${element.outerHTML.replaceAll(' aria-current="page"', '')}`,
        element,
      ]),
    );
  }

  /**
   * @param enable rules beside those that axe runs by default; undefined runs the rules about colors alone
   * @param leaveOut selector of what need not be looked at, unless something in it is drawn in a new way
   */
  async function run(leaveOut: string, enable?: readonly string[]) {
    const fresh = freshElements();
    if (!enable && fresh.size === 0) return { colors: [], others: [] };
    for (const element of fresh.values()) element.setAttribute('data-fresh', '');
    const all = parts();
    const known = [...all].filter(([key]) => proven.has(key)).map(([, element]) => element);
    const without = leaveOut === '' ? [] : [...document.body.querySelectorAll(leaveOut)];
    const exclude = [...known, ...without].filter((element) => !element.querySelector('[data-fresh]'));
    const { violations } = await axe.run(
      { include: [document], exclude },
      {
        resultTypes: ['violations'],
        preload: false,
        ...(enable
          ? { rules: Object.fromEntries(enable.map((id) => [id, { enabled: true }])) }
          : { runOnly: { type: 'rule', values: colorRules } }),
      },
    );
    for (const element of fresh.values()) element.removeAttribute('data-fresh');
    const lines = (isOfColors: boolean) =>
      violations
        .filter(({ id }) => colorRules.includes(id) === isOfColors)
        .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    const colors = lines(true);
    const others = lines(false);
    if (colors.length === 0) for (const key of fresh.keys()) proven.add(key);
    if (enable && others.length === 0) for (const key of all.keys()) proven.add(key);
    return { colors, others };
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
      lectern.begin(document);
    },
    async check(schemes, enable, leaveOut) {
      // What scrolls now is marked once this size has been laid out.
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      const found: Found = { all: [], light: [], dark: [] };
      for (const scheme of schemes) {
        document.documentElement.dataset.theme = scheme;
        const { colors, others } = await run(leaveOut, scheme === 'light' ? enable : undefined);
        found[scheme] = colors;
        found.all.push(...others);
      }
      return found;
    },
  };
  Object.assign(window, { audit });
}

/** What earlier pages of this process have proven. */
let proven: string[] = [];

/** Makes a page, with a document of the site in it, ready for the functions below. */
export async function openAudit(page: Page): Promise<void> {
  await injectAxe(page);
  await page.evaluate(install, [proven, SCHEME_RULES] as [string[], string[]]);
}

/** Keeps what the page has proven for the next one: half of the work on its first twenty documents. */
export async function closeAudit(page: Page): Promise<void> {
  proven = await page.evaluate(() => (window as AuditWindow).audit.proven());
}

/** Shows another document of the same site. Its scripts do not run: the boot script of the first one serves it. */
export async function showDocument(page: Page, file: string): Promise<void> {
  await page.evaluate((path) => (window as AuditWindow).audit.show(path), file);
}

/** What axe finds in the width that the page has; see `Audit.check`. */
export async function checkWidth(
  page: Page,
  schemes: readonly Scheme[],
  enable: readonly string[],
  leaveOut: string,
): Promise<Found> {
  return page.evaluate(
    ([schemes, enable, leaveOut]) => (window as AuditWindow).audit.check(schemes, enable, leaveOut),
    [schemes, enable, leaveOut] as const,
  );
}

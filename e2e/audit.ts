import type { Page } from '@playwright/test';
import { injectAxe, SCHEME_RULES } from './axe.ts';

/**
 * Runs axe on many documents, in both schemes and in two widths, in one browser page. Loading each document and
 * checking all of its text four times takes three times as long and finds the same violations. To save that time:
 *
 * - The page stays and gets the title, attributes and body of the next document, so axe is compiled only once.
 * - Contrast is measured once for each way in which text is drawn (`drawnAs`), not for each word in each state. Text
 *   with the same element, classes, computed colors, size, weight and backgrounds has the same contrast.
 * - All other rules run on the whole document, once per width, since the width determines which elements are hidden.
 * - Parts that many documents share, such as the sidebar of a section, are checked once per width. The article, which
 *   is the same in both widths, is checked in only one of them.
 * - Each width takes one call. The scheme is the attribute that the boot script sets. The color rules for the light
 *   scheme run together with all other rules, so that axe reads the document once for both.
 */

interface Axe {
  configure(spec: object): void;
  run(context: object, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

export type Scheme = 'light' | 'dark';

/** Violations in one width: those of the color rules by scheme, all others under `all`. */
export type Found = Record<Scheme | 'all', string[]>;

interface Audit {
  /** Replaces the shown document with another document of the site. */
  show(file: string): Promise<void>;
  /** Returns the ways of drawing, and the parts of pages, that have no violations. */
  proven(): string[];
  /**
   * Runs all rules on the document. The color rules run only on elements drawn in a way that no earlier call has seen.
   *
   * @param schemes schemes to check, in this order; the page keeps the last one
   * @param leaveOut selector of elements that look the same in another width
   */
  check(schemes: readonly Scheme[], enable: readonly string[], leaveOut: string): Promise<Found>;
}

/** Global of the boot script. `begin` prepares the article of a document. */
interface Lectern {
  begin(root: ParentNode): void;
}

type AuditWindow = typeof window & { axe: Axe; audit: Audit; lectern: Lectern };

/** Installs the audit. It runs in the page, so it must not use anything from outside of this function. */
function install([earlier, colorRules]: [string[], string[]]): void {
  /** Ways of drawing, and parts of pages, in which axe has found no violations. */
  const proven = new Set(earlier);
  const { axe, lectern } = window as AuditWindow;
  // Only elements with this attribute are checked by the color rules.
  axe.configure({
    rules: [
      { id: 'color-contrast', selector: '[data-fresh]' },
      { id: 'link-in-text-block', selector: 'a[href][data-fresh]' },
      { id: 'image-alt', selector: 'img[data-fresh]' },
    ],
  });

  /** Returns the backgrounds behind an element, up to the first opaque one, each with its opacity and position. */
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

  /** Returns everything that the contrast of text, and the distinction of a link from its context, can depend on. */
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

  /** Returns elements that are drawn in a way that has not been seen yet, by that way. */
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

  /** Returns parts that documents share, by width and HTML. The HTML is without the mark of the current page. */
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
   * @param enable rules in addition to those that axe runs by default; if undefined, only the color rules run
   * @param leaveOut selector of elements to skip, unless something in them is drawn in a new way
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
      // Elements that scroll in this size are marked only after it has been laid out.
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

/** Ways of drawing and parts that earlier pages of this process have proven. */
let proven: string[] = [];

/** Prepares a page that shows a document of the site for the functions below. */
export async function openAudit(page: Page): Promise<void> {
  await injectAxe(page);
  await page.evaluate(install, [proven, SCHEME_RULES] as [string[], string[]]);
}

/** Keeps what the page has proven. That saves the next page half of the work on its first twenty documents. */
export async function closeAudit(page: Page): Promise<void> {
  proven = await page.evaluate(() => (window as AuditWindow).audit.proven());
}

/** Shows another document of the site. Its scripts do not run: the boot script of the first document handles it. */
export async function showDocument(page: Page, file: string): Promise<void> {
  await page.evaluate((path) => (window as AuditWindow).audit.show(path), file);
}

/** Returns what axe finds in the current width of the page; see `Audit.check`. */
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

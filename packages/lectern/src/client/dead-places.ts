import type { DeadPlace, DeadPlaces } from '../shared/document.ts';

/** Element of the notice. It has its own styles, independent of the theme. */
const NOTICE = 'lectern-dead-places';
/** Attribute of marked links. A missing picture needs no mark, since a note replaces it. */
const MARK = 'data-lectern-dead';

const MARKS = `[${MARK}] { outline: 2px dashed #d22; outline-offset: 2px; }`;
const STYLES = `
  :host { position: fixed; inset: auto auto 1rem 1rem; z-index: 2147483000; max-width: min(30rem, calc(100vw - 2rem)); }
  details { overflow: auto; max-height: 60vh; border: 1px solid #d22; border-radius: .5rem; background: #fff; color: #222;
    font: 14px/1.5 system-ui, sans-serif; box-shadow: 0 4px 16px #0004; }
  summary { padding: .5rem .75rem; cursor: pointer; color: #b11; font-weight: 600; }
  ul { margin: 0; padding: 0 .75rem .5rem 1.75rem; }
  li { margin-block: .5rem; overflow-wrap: anywhere; }
  p { margin: 0; padding: 0 .75rem .5rem; }
  a { color: inherit; font-family: ui-monospace, monospace; font-size: 12px; }
`;

const markSheet = sheetOf(MARKS);
const noticeSheet = sheetOf(STYLES);

/**
 * Marks the dead links of the page and lists dead links and pictures, with file and line, in a corner. Only for
 * development.
 *
 * @param dead all dead places of the page; if there are none, marks and notice are removed
 */
export function showDead({ places, more }: Omit<DeadPlaces, 'path'>, base: string): void {
  for (const element of document.querySelectorAll(`[${MARK}]`)) element.removeAttribute(MARK);
  document.querySelector(NOTICE)?.remove();
  if (places.length === 0) return;
  if (!document.adoptedStyleSheets.includes(markSheet)) document.adoptedStyleSheets.push(markSheet);
  for (const place of places) for (const element of linksTo(place)) mark(element, place);
  document.body.append(noticeOf(places, more, base));
}

function mark(element: Element, { message, hint, where }: DeadPlace): void {
  element.setAttribute(MARK, '');
  element.setAttribute('title', `${message} ${hint}\n${where}`);
}

/** Finds links by their resolved URL, since a document may write the same address in another way. */
function linksTo({ url, isOfSite }: DeadPlace): Element[] {
  const wanted = addressOf(url);
  return [...document.querySelectorAll(isOfSite ? 'a[href]' : 'main a[href]')].filter(
    (link) => addressOf(link.getAttribute('href') ?? '') === wanted,
  );
}

function addressOf(url: string): string {
  const { pathname, search, hash } = new URL(url, location.href);
  return decodeURI(pathname.replace(/\.html$/, '')) + search + hash;
}

function noticeOf(places: readonly DeadPlace[], more: string, base: string): HTMLElement {
  const notice = document.createElement(NOTICE);
  const root = notice.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [noticeSheet];
  const summary = make('summary', [summaryOf(places)]);
  const items = places.map(({ message, hint, where }) =>
    make('li', [`${message} ${hint} `, editorLink(where, base)]),
  );
  const details = make('details', [summary, make('ul', items), make('p', [more])]);
  details.setAttribute('role', 'status');
  root.append(details);
  return notice;
}

function summaryOf(places: readonly DeadPlace[]): string {
  const ofSite = places.filter(({ isOfSite }) => isOfSite).length;
  const own = places.length - ofSite;
  return [
    ...(own > 0
      ? [`${own === 1 ? '1 link or picture leads' : `${own} links or pictures lead`} nowhere on this page`]
      : []),
    ...(ofSite > 0
      ? [`${ofSite === 1 ? '1 link leads' : `${ofSite} links lead`} nowhere in navigation or sidebars`]
      : []),
  ].join(', ');
}

/** Creates a link that opens the place in the editor, like the paths in Vite's overlay. */
function editorLink(where: string, base: string): HTMLElement {
  const link = make('a', [where]);
  link.setAttribute('href', `${base}__open-in-editor?file=${encodeURIComponent(where)}`);
  link.addEventListener('click', (event) => {
    event.preventDefault();
    void fetch((link as HTMLAnchorElement).href);
  });
  return link;
}

function make(name: string, children: readonly (Node | string)[]): HTMLElement {
  const element = document.createElement(name);
  element.append(...children);
  return element;
}

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

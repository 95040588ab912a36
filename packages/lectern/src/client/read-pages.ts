import type { PageData } from '../shared/types.ts';
import { readList, writeList } from './kept-list.ts';
import type { Store } from './store.ts';

/** A page of documentation that was on screen. */
export interface ReadPage {
  /** Its route: `/zh/guide/start`. */
  path: string;
  title: string;
  edition: string;
}

/** In the reader's browser only. */
const KEY = 'lectern-read-pages';
const KEPT = 12;

/** Pages of this site that were read, newest first. Blocked storage means that there are none (SPEC B2). */
export function readPages(base: string): ReadPage[] {
  return readList(KEY + base).filter(isReadPage);
}

/** Notes the page of the store, and each one that follows it. */
export function noteReadPages(store: Store): void {
  let noted = '';
  const note = () => {
    const { page, site } = store.get();
    if (page.routePath === noted || page.pageType !== 'doc') return;
    noted = page.routePath;
    add(page, site.base);
  };
  note();
  store.subscribe(note);
}

function add({ routePath, title, edition }: PageData, base: string): void {
  const others = readPages(base).filter(({ path }) => path !== routePath);
  const list: ReadPage[] = [{ path: routePath, title, edition }, ...others];
  writeList(KEY + base, list.slice(0, KEPT));
}

function isReadPage(item: unknown): item is ReadPage {
  const page = item as Partial<Record<keyof ReadPage, unknown>> | null;
  return [page?.path, page?.title, page?.edition].every((value) => typeof value === 'string');
}

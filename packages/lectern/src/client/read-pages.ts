import type { PageData } from '../shared/types.ts';
import { readList, writeList } from './kept-list.ts';
import type { Store } from './store.ts';

/** A documentation page that the reader has opened. */
export interface ReadPage {
  /** Route path, such as `/zh/guide/start`. */
  path: string;
  title: string;
  edition: string;
}

/** Storage key; the list stays in the reader's browser. */
const KEY = 'lectern-read-pages';
const KEPT = 12;

/** Returns the pages of this site that were read, newest first. If storage is blocked, there are none (SPEC B2). */
export function readPages(base: string): ReadPage[] {
  return readList(KEY + base).filter(isReadPage);
}

/** Records the page of the store and each page after it. */
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

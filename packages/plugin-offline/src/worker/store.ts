import { isGone, isHtml, isWhole, withoutRedirect } from './answers.ts';
import { deleteCaches, prefixOf } from './names.ts';
import { documentKey, isHashed, keyOf, otherKey } from './requests.ts';
import type { Settings } from './scope.ts';

/** Cache of documents and other files that may change. The number changes with the format of the cache. */
const PAGES = 'pages 1';
/** Cache of files with a hash in their names. */
const FILES = 'files 1';

/** Kept files of one site. Other sites of the origin have their own stores. */
export class Store {
  readonly #settings: Settings;
  #isClosed = false;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  pages(): Promise<Cache> {
    return this.#open(PAGES);
  }

  files(): Promise<Cache> {
    return this.#open(FILES);
  }

  /** Returns a kept response, or undefined if there is none or storage is blocked. */
  async find(key: string): Promise<Response | undefined> {
    try {
      // Hosts that also serve pages as Markdown vary them by `Accept`. A key stands for only one form.
      return await (await this.#cacheOf(key)).match(key, { ignoreVary: true });
    } catch {
      return undefined;
    }
  }

  /** Returns the kept document of a page, or a redirect if the page is kept under the other of its two addresses. */
  async findDocument(key: string, search = ''): Promise<Response | undefined> {
    const other = otherKey(key);
    return (await this.find(key)) ?? ((await this.find(other)) && redirect(other + search));
  }

  /**
   * Keeps a response if it can be kept, and removes files that no longer exist. Never fails: if storage is full, it
   * makes room, and the next response is kept.
   */
  async keep(key: string, answer: Response, isDocument: boolean): Promise<void> {
    try {
      if (isGone(answer)) await (await this.#cacheOf(key)).delete(key);
      else if (isWhole(answer) && (!isDocument || isHtml(answer))) {
        await (await this.#cacheOf(key)).put(key, withoutRedirect(answer));
      }
    } catch (error) {
      if ((error as Error).name === 'QuotaExceededError') await this.makeRoom(0.5).catch(() => {});
    }
  }

  /**
   * Fetches a file that is not kept yet, and keeps it.
   *
   * @param again whether to fetch it even if it is kept
   */
  async add(address: string, again = false): Promise<void> {
    const { key, isDocument } = keyOf(address, self.location.href);
    if (!again && (await this.find(key))) return;
    const headers: HeadersInit = isDocument ? { accept: 'text/html' } : {};
    await this.keep(key, await fetch(address, { cache: 'no-cache', headers }), isDocument);
  }

  /**
   * Deletes the oldest pages except for a share of them, then the files that no page uses anymore.
   *
   * @param most maximum number of pages that remain
   */
  async makeRoom(share: number, most = Number.POSITIVE_INFINITY): Promise<void> {
    const { fallbacks, list } = this.#settings;
    const lasting = fallbacks.map(([, address]) => documentKey(address));
    const pages = await this.pages();
    // A cache preserves the order in which its entries were written.
    const keys = (await pages.keys()).filter(({ url }) => !lasting.includes(new URL(url).pathname));
    const kept = Math.min(most, Math.ceil(keys.length * share));
    await Promise.all(keys.slice(0, keys.length - kept).map((key) => pages.delete(key)));
    await sweep(pages, await this.files(), list ?? '');
  }

  /** Deletes the caches of a worker that used another format. */
  clearOld(): Promise<void> {
    const own = [PAGES, FILES].map((name) => prefixOf(this.#settings.base) + name);
    return deleteCaches(this.#settings.base, (name) => !own.includes(name));
  }

  /** Deletes everything permanently. A worker that ends still serves the pages that are open. */
  close(): Promise<void> {
    this.#isClosed = true;
    return deleteCaches(this.#settings.base);
  }

  async #open(name: string): Promise<Cache> {
    if (this.#isClosed) throw new Error('Nothing is kept any more.');
    return caches.open(prefixOf(this.#settings.base) + name);
  }

  #cacheOf(key: string): Promise<Cache> {
    return isHashed(key, this.#settings.base) ? this.files() : this.pages();
  }
}

function redirect(address: string): Response {
  return new Response(null, { status: 302, headers: { location: address } });
}

/** Matches types of files that may refer to other files. Fonts and pictures do not. */
const TEXT = /\b(?:html|json|javascript|css)\b/;

/**
 * Deletes the files whose hash is neither in a kept page nor in a file that is still needed.
 *
 * @param named text that refers to other files
 */
export async function sweep(pages: Cache, files: Cache, named = ''): Promise<void> {
  let unmarked = (await files.keys()).map((request) => ({ request, hash: hashIn(request.url) }));
  let texts = [named, ...(await textsOf(pages, await pages.keys()))];
  while (texts.length > 0 && unmarked.length > 0) {
    const all = texts.join('\n');
    const found = unmarked.filter(({ hash }) => all.includes(hash));
    unmarked = unmarked.filter((file) => !found.includes(file));
    texts = await textsOf(
      files,
      found.map(({ request }) => request),
    );
  }
  await Promise.all(unmarked.map(({ request }) => files.delete(request)));
}

/**
 * Returns the hash in an address, which has eight characters: `assets/main.C9xki34-.js`,
 * `search_index.en.CdvF1Apy/t0.json`.
 */
function hashIn(url: string): string {
  return (
    /\/search_index\.[^/]*\.([\w-]{8})(?:\.|\/)/.exec(url)?.[1] ?? /([\w-]{8})\.\w+$/.exec(url)?.[1] ?? url
  );
}

async function textsOf(cache: Cache, requests: readonly Request[]): Promise<string[]> {
  const answers = await Promise.all(requests.map((request) => cache.match(request, { ignoreVary: true })));
  return Promise.all(
    answers.flatMap((answer) =>
      answer && TEXT.test(answer.headers.get('content-type') ?? '') ? [answer.text()] : [],
    ),
  );
}

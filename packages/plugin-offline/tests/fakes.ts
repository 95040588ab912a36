/** Returns a same-origin HTML response, like one from `fetch`. Sets properties that the constructor cannot set. */
export function answerOf(
  body: string,
  {
    status = 200,
    headers = {},
    ...set
  }: { status?: number; headers?: Record<string, string>; type?: ResponseType; redirected?: boolean } = {},
): Response {
  const answer = new Response(body, { status, headers: { 'content-type': 'text/html', ...headers } });
  for (const [name, value] of Object.entries({ type: 'basic', ...set })) {
    Object.defineProperty(answer, name, { value });
  }
  return answer;
}

const ORIGIN = 'https://tea.example';

/** In-memory version of `caches` in a browser. */
export class Caches {
  readonly stores = new Map<string, FakeCache>();

  async open(name: string): Promise<FakeCache> {
    const cache = this.stores.get(name) ?? new FakeCache();
    this.stores.set(name, cache);
    return cache;
  }

  async keys(): Promise<string[]> {
    return [...this.stores.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.stores.delete(name);
  }

  /** Keys of all cached responses. */
  get kept(): string[] {
    return [...this.stores.values()].flatMap((cache) => [...cache.entries.keys()]);
  }
}

class FakeCache {
  readonly entries = new Map<string, Response>();
  /** Maximum number of entries. */
  room = Number.POSITIVE_INFINITY;

  async match(key: string | { url: string }): Promise<Response | undefined> {
    return this.entries.get(nameOf(key))?.clone();
  }

  async put(key: string, answer: Response): Promise<void> {
    if (this.entries.size >= this.room)
      throw Object.assign(new Error('Full.'), { name: 'QuotaExceededError' });
    this.entries.delete(key);
    this.entries.set(key, answer);
  }

  async keys(): Promise<{ url: string }[]> {
    return [...this.entries.keys()].map((key) => ({ url: ORIGIN + key }));
  }

  async delete(key: string | { url: string }): Promise<boolean> {
    return this.entries.delete(nameOf(key));
  }
}

function nameOf(key: string | { url: string }): string {
  return typeof key === 'string' ? key : key.url.slice(ORIGIN.length);
}

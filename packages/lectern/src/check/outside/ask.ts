import { setTimeout as wait } from 'node:timers/promises';

/** Cached response for an address of another site. */
export interface Answer {
  /** HTTP status code; 0 if there was no response. */
  status: number;
  /** Reason why there was no response. */
  error?: string;
  /** Milliseconds since 1970. */
  at: number;
}

export interface AskOptions {
  /** Pause between two requests to the same host, in milliseconds. Its addresses are requested one after another. */
  pause?: number;
  /** Number of hosts that are requested in parallel. */
  hosts?: number;
  timeout?: number;
  now?: () => number;
}

const AGENT = 'Mozilla/5.0 (compatible; lectern-check; +https://www.npmjs.com/package/lectern)';

/**
 * Requests each address once: with HEAD, and with GET if that fails. A host that reports too many requests (429, 503)
 * is not requested again in this run.
 */
export async function askAll(
  urls: readonly string[],
  options: AskOptions = {},
): Promise<Map<string, Answer>> {
  const { hosts: atOnce = 8, pause = 250 } = options;
  const byHost = new Map<string, string[]>();
  for (const url of urls) {
    const { host } = new URL(url);
    byHost.set(host, [...(byHost.get(host) ?? []), url]);
  }
  const queue = [...byHost.values()];
  const answers = new Map<string, Answer>();
  const work = async () => {
    for (let host = queue.shift(); host; host = queue.shift()) {
      for (const [index, url] of host.entries()) {
        if (index > 0) await wait(pause);
        const answer = await ask(url, options);
        answers.set(url, answer);
        if (answer.status === 429 || answer.status === 503) break;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return answers;
}

async function ask(url: string, { timeout = 20_000, now = Date.now }: AskOptions): Promise<Answer> {
  try {
    const head = await request(url, 'HEAD', timeout);
    // Some hosts respond to HEAD with arbitrary status codes.
    const status = head < 400 || head === 429 ? head : await request(url, 'GET', timeout);
    return { status, at: now() };
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } };
    return { status: 0, error: cause?.code ?? message, at: now() };
  }
}

async function request(url: string, method: 'HEAD' | 'GET', timeout: number): Promise<number> {
  const response = await fetch(url, {
    method,
    redirect: 'follow',
    headers: { 'user-agent': AGENT, accept: 'text/html,*/*;q=0.8' },
    signal: AbortSignal.timeout(timeout),
  });
  await response.body?.cancel();
  return response.status;
}

/**
 * Checks whether a response means that the address leads nowhere. A host that requires a login, rejects bots or has
 * problems of its own (401, 403, 429, 5xx, timeout) proves nothing.
 */
export function isDead({ status, error }: Answer): boolean {
  return status === 404 || status === 410 || error === 'ENOTFOUND';
}

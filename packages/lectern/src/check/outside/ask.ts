import { setTimeout as wait } from 'node:timers/promises';

/** What is known of an address of another site. */
export interface Answer {
  /** Status of HTTP; 0 where there was no answer. */
  status: number;
  /** Why there was none. */
  error?: string;
  /** Milliseconds since 1970. */
  at: number;
}

export interface AskOptions {
  /** Addresses of one host are asked for one after the other, with this between them, in milliseconds. */
  pause?: number;
  /** Hosts that are asked at the same time. */
  hosts?: number;
  timeout?: number;
  now?: () => number;
}

const AGENT = 'Mozilla/5.0 (compatible; lectern-check; +https://www.npmjs.com/package/lectern)';

/**
 * Asks for each address once: by HEAD, and by GET where that is not answered well. A host that says it is asked too
 * often (429, 503) is left alone for the rest of the run.
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
    // Some hosts answer HEAD with anything.
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
 * True for an answer that says the address leads nowhere. A host that asks for a login, refuses machines or has trouble
 * of its own (401, 403, 429, 5xx, no answer in time) says nothing of it.
 */
export function isDead({ status, error }: Answer): boolean {
  return status === 404 || status === 410 || error === 'ENOTFOUND';
}

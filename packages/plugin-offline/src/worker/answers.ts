/**
 * Time that a reader waits for the network if there is a kept page (ms). A longer time feels broken, a shorter one
 * shows old pages.
 */
export const PATIENCE = 3000;

/** Checks whether a response may be kept: a whole file of this origin whose host does not forbid to keep it. */
export function isWhole({ status, type, headers }: Response): boolean {
  return status === 200 && type === 'basic' && !/\bno-store\b/i.test(headers.get('cache-control') ?? '');
}

export function isHtml({ headers }: Response): boolean {
  return /^text\/html\b/i.test(headers.get('content-type') ?? '');
}

/** Checks whether a host reports that there is permanently nothing at the address. */
export function isGone({ status }: Response): boolean {
  return status === 404 || status === 410;
}

/** Returns the same response without the mark of a redirect. A navigation rejects a redirected response. */
export function withoutRedirect(answer: Response): Response {
  if (!answer.redirected) return answer;
  const { status, statusText, headers } = answer;
  return new Response(answer.body, { status, statusText, headers });
}

/**
 * Returns the response of the network, or the kept one if the network fails or is slow, or the server has an error.
 *
 * @param kept finds a kept response
 * @throws the network error if there is no response at all
 */
export async function freshOrKept(
  network: Promise<Response>,
  kept: () => Promise<Response | undefined>,
  patience = PATIENCE,
): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((done) => {
    timer = setTimeout(() => done(undefined), patience);
  });
  const inTime = await Promise.race([network.catch(() => undefined), late]);
  clearTimeout(timer);
  return inTime && inTime.status < 500 ? inTime : ((await kept()) ?? network);
}

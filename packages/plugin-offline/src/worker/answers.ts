/** How long a reader waits for the network where there is a kept page: longer feels broken, shorter shows old pages. */
export const PATIENCE = 3000;

/** True for an answer that may be kept: a whole file of this origin that its host does not forbid to keep. */
export function isWhole({ status, type, headers }: Response): boolean {
  return status === 200 && type === 'basic' && !/\bno-store\b/i.test(headers.get('cache-control') ?? '');
}

export function isHtml({ headers }: Response): boolean {
  return /^text\/html\b/i.test(headers.get('content-type') ?? '');
}

/** True where a host says that there is nothing at the address, and not only now. */
export function isGone({ status }: Response): boolean {
  return status === 404 || status === 410;
}

/** A navigation refuses an answer that was found by a redirect: the same one as if it was there. */
export function withoutRedirect(answer: Response): Response {
  if (!answer.redirected) return answer;
  const { status, statusText, headers } = answer;
  return new Response(answer.body, { status, statusText, headers });
}

/**
 * The answer of the network; the kept one where the network fails, is slow or its server is in trouble.
 *
 * @param kept looks for a kept answer
 * @throws what the network says when there is neither
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

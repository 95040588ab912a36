/** Data from the options of the plugin. The build inserts it. */
declare const __LECTERN_FEEDBACK__: {
  send: string;
  hasText: boolean;
};

const { send } = __LECTERN_FEEDBACK__;

export const { hasText } = __LECTERN_FEEDBACK__;

/** Data of a request: one for the answer, with an empty text, and a second one if the reader writes a text. */
export interface Message {
  path: string;
  lang: string;
  title: string;
  helpful: boolean;
  text: string;
}

/** Sends a message. Rejects if it is not certain that the message has arrived. */
export async function deliver(message: Message): Promise<void> {
  if (send === 'event') {
    document.dispatchEvent(new CustomEvent('lectern:feedback', { detail: message }));
    return;
  }
  const response = await fetch(send, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
    // The reader may leave the page before the request has ended.
    keepalive: true,
    signal: AbortSignal.timeout(15_000),
  });
  if (!response.ok) throw new Error(`Status ${response.status}`);
}

/** Answers given in this tab, for browsers that store nothing. */
const given = new Map<string, boolean>();

/** Returns the answer that was given for a page in this tab. Returns null if there is none. */
export function answerTo(path: string): boolean | null {
  try {
    const stored = sessionStorage.getItem(`feedback ${path}`);
    if (stored) return stored === 'yes';
  } catch {
    // Storage is blocked.
  }
  return given.get(path) ?? null;
}

export function keepAnswer(path: string, helpful: boolean): void {
  given.set(path, helpful);
  try {
    sessionStorage.setItem(`feedback ${path}`, helpful ? 'yes' : 'no');
  } catch {
    // Storage is blocked or full.
  }
}

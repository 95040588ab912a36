/** What the plugin has made of its options. */
declare const __LECTERN_FEEDBACK__: {
  send: string;
  hasText: boolean;
};

const { send } = __LECTERN_FEEDBACK__;

export const { hasText } = __LECTERN_FEEDBACK__;

/** What is sent: once for the answer, with an empty text, and once more for a text. */
export interface Message {
  path: string;
  lang: string;
  title: string;
  helpful: boolean;
  text: string;
}

/** Rejects where it is not known to have arrived. */
export async function deliver(message: Message): Promise<void> {
  if (send === 'event') {
    document.dispatchEvent(new CustomEvent('lectern:feedback', { detail: message }));
    return;
  }
  const response = await fetch(send, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
    // A reader may leave the page meanwhile.
    keepalive: true,
    signal: AbortSignal.timeout(15_000),
  });
  if (!response.ok) throw new Error(`Status ${response.status}`);
}

/** Answers of this tab, for browsers that keep nothing. */
const given = new Map<string, boolean>();

/** The answer that was given to a page in this tab. */
export function answerTo(path: string): boolean | null {
  try {
    const stored = sessionStorage.getItem(`feedback ${path}`);
    if (stored) return stored === 'yes';
  } catch {
    // Blocked.
  }
  return given.get(path) ?? null;
}

export function keepAnswer(path: string, helpful: boolean): void {
  given.set(path, helpful);
  try {
    sessionStorage.setItem(`feedback ${path}`, helpful ? 'yes' : 'no');
  } catch {
    // Blocked or full.
  }
}

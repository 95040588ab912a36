/** Sends a WebDriver command with a method, path and body. Resolves with its value. */
export type Send = <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Value>;

/** A browser that a driver has started. */
export interface Session {
  version: string;
  send: Send;
}

/** Response of a driver to the request for a new session. */
interface NewSession {
  sessionId: string;
  capabilities: { browserVersion: string };
}

/**
 * Waits until a WebKitGTK driver listens, and makes it start a browser.
 *
 * @param signal aborts the wait
 * @throws the reason of the signal
 */
export async function startSession(
  port: number,
  binary: string,
  args: string[],
  signal: AbortSignal,
): Promise<Session> {
  const start = sender(port, signal);
  await untilListening(start, signal);
  const { sessionId, capabilities } = await start<NewSession>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args } } },
  });
  const send = sender(port, null);
  return {
    version: capabilities.browserVersion,
    send: (method, path, body) => send(method, `/session/${sessionId}${path}`, body),
  };
}

function sender(port: number, signal: AbortSignal | null): Send {
  return async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body ? JSON.stringify(body) : null,
      signal,
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  };
}

async function untilListening(send: Send, signal: AbortSignal): Promise<void> {
  for (;;) {
    try {
      return await send('GET', '/status');
    } catch (error) {
      if (signal.aborted) throw error;
      await new Promise((done) => setTimeout(done, 20));
    }
  }
}

/** Characters that WebDriver uses for keys without a character. */
const KEYS: Record<string, string> = {
  Enter: '\uE007',
  Control: '\uE009',
  Escape: '\uE00C',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
};

/** Returns actions that press groups of keys, one group after the other. */
export function keySteps(groups: readonly (readonly string[])[]): object {
  const step = (type: string) => (key: string) => ({ type, value: KEYS[key] ?? key });
  return {
    type: 'key',
    id: 'keyboard',
    actions: groups.flatMap((keys) => [
      ...keys.map(step('keyDown')),
      ...keys.toReversed().map(step('keyUp')),
    ]),
  };
}

/** Returns actions that move the mouse to a position and, if `isClick`, press its button there. */
export function pointerSteps(x: number, y: number, isClick: boolean): object {
  const move = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) };
  const press = [
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  return {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: isClick ? [move, ...press] : [move],
  };
}

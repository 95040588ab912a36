/** Sends a command of WebDriver: method, path and body; resolves with its value. */
export type Send = <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Value>;

/** A browser that a driver has started. */
export interface Session {
  version: string;
  send: Send;
}

/** What a driver answers. */
interface NewSession {
  sessionId: string;
  capabilities: { browserVersion: string };
}

/**
 * Waits for a driver of WebKitGTK to listen, and has it start a browser.
 *
 * @param signal ends the waiting
 * @throws what the signal says
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

/** WebDriver's characters for the keys that have none. */
const KEYS: Record<string, string> = {
  Enter: '\uE007',
  Control: '\uE009',
  Escape: '\uE00C',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
};

/** Actions that press keys, one group of them after the other. */
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

/** Actions that move the mouse there, and press its button there if so. */
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

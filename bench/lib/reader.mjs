import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromiumPath } from './browser.mjs';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
  '--remote-debugging-pipe',
];

/**
 * Starts Chromium without a debugger's side effects. Playwright and Puppeteer enable the `Runtime` domain of a
 * debugger. V8 then looks up where each `Error` was created, by parsing the code around it again. React creates five
 * errors while it loads, which takes 100 ms at 4 × CPU that no real reader waits for. This client only sends input and
 * reads the page's own clock.
 */
export function openReaders() {
  const profile = mkdtempSync(join(tmpdir(), 'lectern-reader-'));
  const chromium = spawn(chromiumPath(), [...FLAGS, `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const send = connect(chromium.stdio[3], chromium.stdio[4]);
  return {
    newReader: () => newReader(send),
    async close() {
      // Not a signal: the command may be a shell script that starts the browser, and only the script would receive it.
      const exited = once(chromium, 'exit');
      await send('Browser.close');
      await exited;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Connects to the DevTools protocol over a pipe: JSON messages, each terminated by a zero byte. */
function connect(input, output) {
  const waiting = new Map();
  let text = '';
  let last = 0;
  output.setEncoding('utf8');
  output.on('data', (part) => {
    const messages = (text + part).split('\0');
    text = messages.pop();
    for (const message of messages.map((json) => JSON.parse(json))) {
      waiting.get(message.id)?.(message);
      waiting.delete(message.id);
    }
  });
  return (method, params = {}, sessionId) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, ({ error, result }) =>
        error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result),
      );
      input.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
    });
}

/** Creates a reader with an empty cache, in a window of 1280 × 800. */
async function newReader(sendTo) {
  const { browserContextId } = await sendTo('Target.createBrowserContext');
  const window = { url: 'about:blank', browserContextId, width: 1280, height: 800 };
  const { targetId } = await sendTo('Target.createTarget', window);
  const { sessionId } = await sendTo('Target.attachToTarget', { targetId, flatten: true });
  const send = (method, params) => sendTo(method, params, sessionId);
  await send('Page.enable');

  /** Returns the result of a function that runs in the page, called with arguments from Node. */
  async function ask(look, ...args) {
    const expression = `JSON.stringify((${look})(...${JSON.stringify(args)}))`;
    const { result } = await send('Runtime.evaluate', { expression });
    return result.value && JSON.parse(result.value);
  }
  return {
    ask,
    /** Makes the CPU `times` slower. */
    throttle: (times) => send('Emulation.setCPUThrottlingRate', { rate: times }),
    /** Opens a page. `watch` runs in it before any of its own scripts. */
    async open(url, watch) {
      await send('Page.addScriptToEvaluateOnNewDocument', { source: `(${watch})()` });
      await send('Page.navigate', { url });
      while (!(await ask(() => document.readyState === 'complete' && location.protocol !== 'about:')))
        await sleep(50);
    },
    move: (x, y) => send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y }),
    async click(x, y) {
      const button = { x, y, button: 'left', clickCount: 1 };
      await Promise.all([
        send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button }),
        send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button }),
      ]);
    },
    /** Types one key after another, as fast as possible; `isControl` holds Ctrl. */
    type: (keys, isControl = false) =>
      Promise.all(
        [...keys].flatMap((key) =>
          ['keyDown', 'keyUp'].map((type) =>
            send('Input.dispatchKeyEvent', {
              type,
              key,
              modifiers: isControl ? 2 : 0,
              ...(type === 'keyDown' && !isControl && { text: key }),
            }),
          ),
        ),
      ),
    /** Inserts text that replaces the selection. */
    insert: (text) => send('Input.insertText', { text }),
    close: () => sendTo('Target.disposeBrowserContext', { browserContextId }),
  };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type ConsoleRelay, startConsoleRelay } from './console-relay.ts';
import type { BrowserWindow, Engine } from './engine.ts';
import { keySteps, pointerSteps, type Send } from './webdriver.ts';
import { startDriver } from './webkit-driver.ts';

/** Paths that `findWebKit` returns. */
interface Programs {
  browser: string;
  driver: string;
  display: string;
}

/** Shrinks the buttons of the toolbar, which would keep the window wider than a phone. */
const GTK_CSS = 'toolbar, toolbutton, button, image, entry { min-width: 0; padding: 0; margin: 0; }';

/** Starts a separate display for WebKitGTK. Each window has its own driver and browser. */
export async function startWebKit(programs: Programs, origin: string): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'lectern-webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), GTK_CSS);
  const display = spawn(
    programs.display,
    ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const [number] = (await once(createInterface(display.stdout), 'line')) as [string];
  const relay = await startConsoleRelay(origin);
  const env = { ...process.env, ...environment(home, number) };
  return {
    open: () => open(programs, env, relay),
    close: async () => {
      relay.close();
      const ended = once(display, 'exit');
      display.kill();
      await ended;
      rmSync(home, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

function environment(home: string, display: string): NodeJS.ProcessEnv {
  return {
    DISPLAY: `:${display}`,
    GDK_BACKEND: 'x11',
    // Language of the browser.
    LC_ALL: 'en_US.UTF-8',
    NO_AT_BRIDGE: '1',
    XDG_CONFIG_HOME: home,
    XDG_CACHE_HOME: home,
    XDG_DATA_HOME: home,
    // Without a graphics card, GPU rendering is emulated and takes twice as long.
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    // A sandbox does not work in containers (compare Chromium's `--no-sandbox`). Only trusted pages are read.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
}

async function open(programs: Programs, env: NodeJS.ProcessEnv, relay: ConsoleRelay): Promise<BrowserWindow> {
  const { version, send, end } = await startDriver(programs, env);
  const evaluate = (source: string) =>
    send('POST', '/execute/sync', { script: `return ${source}`, args: [] });
  const act = (...actions: unknown[]) => send<void>('POST', '/actions', { actions });
  relay.messages.length = 0;
  return {
    version,
    messages: relay.messages,
    load: (path) => send('POST', '/url', { url: new URL(path, relay.origin).href }),
    reload: () => send('POST', '/refresh', {}),
    step: (direction) => send('POST', `/${direction}`, {}),
    evaluate,
    resize: (width, height) => resize(send, evaluate, width, height),
    move: (x, y) => act(pointerSteps(x, y, false)),
    click: (x, y) => act(pointerSteps(x, y, true)),
    press: (keys) => act(keySteps([keys])),
    type: (text) => act(keySteps([...text].map((letter) => [letter]))),
    close: end,
  };
}

/** Sets the size of the page. The toolbar makes the window higher than the page. Changes take effect with a delay. */
async function resize(
  send: Send,
  evaluate: BrowserWindow['evaluate'],
  width: number,
  height: number,
): Promise<void> {
  const settle = async (source: string) => {
    while (!(await evaluate(source))) await new Promise((done) => setTimeout(done, 10));
  };
  await send('POST', '/window/rect', { x: 0, y: 0, width, height });
  await settle(`innerWidth === ${width}`);
  const toolbar = height - ((await evaluate('innerHeight')) as number);
  await send('POST', '/window/rect', { x: 0, y: 0, width, height: height + toolbar });
  await settle(`innerHeight === ${height}`);
}

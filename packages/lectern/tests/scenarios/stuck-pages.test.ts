import { afterEach, expect, it } from 'vitest';
import { type ServerProcess, startDevWithDeadline } from '../dev-server.ts';
import { run } from '../faults.ts';
import { siteWithPackages, write } from './testing.ts';

/** Pages that hang a dev server or end it: another server replaces it, without that page. */

/**
 * Deadline in seconds, long enough for any page on a busy machine. The hanging code here only waits and uses no CPU.
 */
const DEADLINE = 8;
const LONG = 240_000;
/** Nothing in its process can interrupt this. It simulates a native call as well as a loop. */
const HANG = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);';

let server: ServerProcess;

afterEach(() => server?.stop());

/** Repeats a request until a server responds: a request to a killed server gets no response. */
async function ask(path: string): Promise<string> {
  for (;;) {
    const answer = await fetch(new URL(path, server.url), {
      headers: { accept: 'text/html', connection: 'close' },
    }).catch(() => null);
    if (answer) return `${answer.status} ${await answer.text()}`;
    await new Promise((done) => setTimeout(done, 100));
  }
}

const component = (body: string) => ({
  'components/Part.tsx': `export function Part() { ${body} return <b>A part</b>; }`,
});
const PAGE = `import { Part } from '../components/Part';\n\n# Stuck\n\n<Part />\n`;
const HINT =
  'The cause is its text, a component or a plugin. Remove parts of the page to find it. The server tries the page again after an edit.';

it(
  'a component that does not come back: its page says so, the others are served, an edit is taken',
  async () => {
    const folder = siteWithPackages({
      'docs/index.md': '# Home',
      'docs/stuck.mdx': PAGE,
      ...component(HANG),
    });
    server = await startDevWithDeadline(folder, DEADLINE);
    const told = `docs/stuck.mdx:1  This page was not rendered in ${DEADLINE} s: the server was started again without it.\n  ${HINT}`;
    const page = await ask('stuck');
    expect(page).toMatch(/^500 /);
    expect(page).toContain(`This page was not rendered in ${DEADLINE} s`);
    expect(server.output()).toContain(told);
    expect(await ask('')).toContain('<h1');
    write(folder, component(''));
    await expect.poll(() => ask('stuck'), { timeout: 60_000 }).toContain('A part');
  },
  LONG,
);

it(
  'a page whose plugin does not come back, and one whose component ends the process',
  async () => {
    const folder = siteWithPackages({
      'docs/index.md': '# Home',
      'docs/hook.md': '# Hook',
      'docs/ends.mdx': PAGE,
      ...component('process.abort();'),
      'lectern.config.mjs': `export default { plugins: [{ name: 'slow', page(page) { if (page.title === 'Hook') ${HANG} } }] };`,
    });
    server = await startDevWithDeadline(folder, DEADLINE);
    expect(await ask('ends')).toContain('The server ended with SIGABRT while this page was rendered');
    expect(await ask('hook')).toContain(`This page was not compiled in ${DEADLINE} s`);
    // The second server also knows about the first page.
    expect(await ask('ends')).toContain('The server ended with SIGABRT');
    expect(await ask('')).toMatch(/^200 /);
  },
  LONG,
);

it(
  'a module that does not come back while it is loaded',
  async () => {
    const folder = siteWithPackages({
      'docs/index.md': '# Home',
      'docs/stuck.mdx': PAGE,
      'components/Part.tsx': `${HANG}\nexport function Part() { return null; }`,
    });
    server = await startDevWithDeadline(folder, DEADLINE);
    expect(await ask('stuck')).toContain(`This page was not loaded in ${DEADLINE} s`);
  },
  LONG,
);

it(
  'a server that cannot start ends the command, with its code',
  async () => {
    const folder = siteWithPackages({
      'docs/index.md': '# Home',
      'lectern.config.mjs': `export default { titel: 'A' };`,
    });
    const { code, output } = await run(['dev', folder, '--port', '0']);
    expect(output).toContain('Did you mean "title"?');
    expect(code).toBe(1);
  },
  LONG,
);

it(
  'the command that was started is ended: so is its server, however that was done',
  async () => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGKILL'] as const) {
      const folder = siteWithPackages({ 'docs/index.md': '# Home' });
      server = await startDevWithDeadline(folder, DEADLINE);
      await ask('');
      await server.stop(signal);
      const answers = () =>
        fetch(server.url).then(
          () => true,
          () => false,
        );
      await expect.poll(answers, { timeout: 60_000 }).toBe(false);
    }
  },
  LONG,
);

import type { HotChannelClient, ViteDevServer } from 'vite';
import { describe, expect, it } from 'vitest';
import { MOVED } from '../shared/document.ts';
import { DocsError } from '../shared/error.ts';
import type { Mistake } from '../shared/mistake.ts';
import { startHotUpdates } from './hot.ts';
import type { DevPage, DevRenderer } from './render.ts';
import type { DevSite } from './site.ts';

type Handler = (data: unknown, client: HotChannelClient) => void;

/** Creates a tab that shows `/a`, and a renderer whose pages are ready when the test resolves them. */
function setUp(version = 'old.old.old') {
  const handlers = new Map<string, Handler>();
  const hot = { on: (event: string, handler: Handler) => handlers.set(event, handler) };
  const sent: unknown[] = [];
  const client = { send: (message: unknown) => sent.push(message) } as unknown as HotChannelClient;
  const waiting: ((version: string, mistakes?: Mistake[]) => void)[] = [];
  const renderer = {
    page: () =>
      new Promise<DevPage>((resolve) => {
        waiting.push((version, mistakes = []) =>
          resolve({ update: { version }, mistakes, isNotice: false } as unknown as DevPage),
        );
      }),
  } as unknown as DevRenderer;
  const site = {
    config: { project: '/' },
    table: () => ({ byPath: () => ({ path: '/a' }) }),
  } as unknown as DevSite;
  const server = { environments: { client: { hot } } } as unknown as ViteDevServer;
  const standing: { error: unknown } = { error: null };
  const updates = startHotUpdates(
    server,
    () => site,
    renderer,
    () => standing.error,
  );
  handlers.get('lectern:watch')?.({ path: '/a', version }, client);
  return { updates, sent, waiting, standing };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

describe('hot updates', () => {
  it('of a tab come in the order of the edits, however long a page takes', async () => {
    const { updates, sent, waiting } = setUp();
    await turn();
    // An edit while the page that the tab opened with is still being rendered.
    const refreshed = updates.refresh();
    await turn();
    expect(waiting).toHaveLength(1);
    waiting[0]?.('old.old.old');
    await turn();
    waiting[1]?.('new.new.new');
    await refreshed;
    expect(sent).toEqual([{ type: 'custom', event: 'lectern:update', data: { version: 'new.new.new' } }]);
  });

  it.each([
    ['of an edit that came before the first message of the tab', 'old.old.old', ['error']],
    ['of no mistake that the tab was opened with', 'new.new.new', []],
    ['of no mistake of a page that the tab has moved to', MOVED, []],
  ])('tell %s', async (_, version, told) => {
    const { sent, waiting } = setUp(version);
    await turn();
    waiting[0]?.('new.new.new', [
      { message: '<A> is not defined.', where: 'docs/a.mdx:3', hint: '' } as Mistake,
    ]);
    await turn();
    const types = sent.map((message) => (message as { type: string }).type);
    expect(types.filter((type) => type === 'error')).toEqual(told);
  });

  it('tell a tab that is loaded again of the error that still stands', async () => {
    const { updates, sent, waiting, standing } = setUp();
    standing.error = new DocsError('titel is not an option.', { hint: 'Did you mean "title"?' });
    await turn();
    waiting[0]?.('old.old.old');
    await turn();
    expect(sent).toEqual([
      {
        type: 'error',
        err: {
          message: 'titel is not an option.\nDid you mean "title"?\nMore: lectern explain unknown-option',
          stack: '',
        },
      },
    ]);
    updates.show({ path: '/b', places: [], more: '' });
    expect(sent).toHaveLength(1);
  });

  it('say what is dead to the tabs that show the page', async () => {
    const { updates, sent } = setUp();
    const dead = {
      path: '/a',
      places: [{ message: 'm', hint: 'h', where: 'docs/a.md:1', url: '/b' }],
      more: '',
    };
    updates.show(dead);
    expect(sent).toEqual([{ type: 'custom', event: 'lectern:dead', data: dead }]);
  });
});

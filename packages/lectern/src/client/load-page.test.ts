import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageLoader } from './load-page.ts';
import type { DocumentData } from './types.ts';

const asked: string[] = [];
let answers: Record<string, unknown> = {};

beforeEach(() => {
  asked.length = 0;
  answers = {
    '/docs/guide/a.json': { buildId: '1', html: '<p>', page: { sidebarUrl: '/docs/assets/s.json' } },
    '/docs/index.json': { buildId: '1', html: '', page: { sidebarUrl: null } },
    '/docs/assets/s.json': [{ type: 'divider' }],
  };
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return url in answers ? Response.json(answers[url]) : new Response('', { status: 404 });
  });
});

afterEach(() => vi.unstubAllGlobals());

const create = (fetched = new Map<string, Promise<unknown>>()) =>
  createPageLoader({ data: { base: '/docs/' } as DocumentData, fetched });

describe('createPageLoader', () => {
  it('loads a page with the sidebar it names, under the base', async () => {
    const page = await create().page('/guide/a');
    expect(page).toMatchObject({ html: '<p>', sidebar: [{ type: 'divider' }] });
    expect(asked).toEqual(['/docs/guide/a.json', '/docs/assets/s.json']);
  });

  it('gives a page without a sidebar an empty one', async () => {
    expect((await create().page('/')).sidebar).toEqual([]);
    expect(asked).toEqual(['/docs/index.json']);
  });

  it('asks for each file once, also when two ask at the same time', async () => {
    const loader = create();
    await Promise.all([loader.page('/guide/a'), loader.page('/guide/a'), loader.json('/docs/assets/s.json')]);
    await loader.page('/guide/a');
    expect(asked.sort()).toEqual(['/docs/assets/s.json', '/docs/guide/a.json']);
  });

  it('takes what the boot script has asked for', async () => {
    const loader = create(new Map([['/docs/assets/s.json', Promise.resolve('known')]]));
    expect(await loader.json('/docs/assets/s.json')).toBe('known');
    expect(asked).toEqual([]);
  });

  it('rejects where there is no answer, and tries again the next time', async () => {
    const loader = create();
    await expect(loader.page('/new')).rejects.toThrow('/docs/new.json answered 404.');
    await expect(loader.json('/docs/x.json')).rejects.toThrow('/docs/x.json answered 404.');
    answers['/docs/new.json'] = answers['/docs/index.json'];
    answers['/docs/x.json'] = 1;
    expect((await loader.page('/new')).buildId).toBe('1');
    expect(await loader.json('/docs/x.json')).toBe(1);
  });

  it.each([
    ['/docs/guide/a.json', 'no page', { html: '' }, '/docs/guide/a.json holds no page.'],
    ['/docs/assets/s.json', 'no sidebar', {}, '/docs/assets/s.json holds no sidebar.'],
  ])('names %s that holds %s', async (file, _what, content, message) => {
    answers[file] = content;
    await expect(create().page('/guide/a')).rejects.toThrow(message);
  });

  it('names a file that is not JSON', async () => {
    vi.stubGlobal('fetch', async () => new Response('<!doctype html>'));
    await expect(create().page('/')).rejects.toThrow('/docs/index.json is not JSON.');
  });

  it('escapes what a URL may not hold', async () => {
    await create()
      .page('/中 文')
      .catch(() => {});
    expect(asked).toEqual(['/docs/%E4%B8%AD%20%E6%96%87.json']);
  });

  it('forgets a page on demand', async () => {
    const loader = create();
    await loader.page('/');
    loader.forget('/');
    await loader.page('/');
    expect(asked).toEqual(['/docs/index.json', '/docs/index.json']);
  });

  it('keeps the last thirty pages', async () => {
    const loader = create();
    const load = async (name: string) => {
      answers[`/docs/${name}.json`] = answers['/docs/index.json'];
      await loader.page(`/${name}`);
    };
    for (let number = 0; number <= 30; number++) await load(`p${number}`);
    asked.length = 0;
    await load('p1');
    expect(asked).toEqual([]);
    await load('p0');
    expect(asked).toEqual(['/docs/p0.json']);
  });
});

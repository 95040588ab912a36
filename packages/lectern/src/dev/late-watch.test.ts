import { EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchLater } from './late-watch.ts';

const project = mkdtempSync(join(tmpdir(), 'lectern-late-'));
const docs = join(project, 'docs');
for (const name of ['a', 'b', 'c']) mkdirSync(join(docs, name, 'deep'), { recursive: true });
writeFileSync(join(docs, 'a/page.md'), '');
afterAll(() => rmSync(project, { recursive: true }));

const begun = vi.fn();
const begin = (files: string[] = [], add = (_path: string) => {}) =>
  watchLater(docs, { add, begun, first: () => files });

beforeEach(() => {
  vi.useFakeTimers();
  begun.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

it('begins when the first page has been sent, once', () => {
  const late = begin();
  late.arm();
  const [first, second] = [new EventEmitter(), new EventEmitter()];
  late.answers(first);
  late.answers(second);
  second.emit('close');
  vi.advanceTimersByTime(10_000);
  expect(begun).not.toHaveBeenCalled();
  first.emit('close');
  first.emit('close');
  expect(begun).toHaveBeenCalledOnce();
});

it('begins by itself where nobody asks for a page', () => {
  const late = begin();
  vi.advanceTimersByTime(10_000);
  expect(begun).not.toHaveBeenCalled();
  late.arm();
  vi.advanceTimersByTime(2000);
  expect(begun).toHaveBeenCalledOnce();
});

it('has the watcher look at open pages, then at one folder after the other, and at nothing before its turn', async () => {
  vi.useRealTimers();
  const page = join(docs, 'a/page.md');
  const added: string[] = [];
  const late = begin([page], (path) => {
    expect(late.isTooEarly(path)).toBe(false);
    // What is in a folder, and not in one that comes later.
    expect(late.isTooEarly(join(path, 'page-2.md'))).toBe(path === page);
    added.push(path.slice(project.length));
  });
  const all = [docs, page, join(docs, 'a'), join(docs, 'c/deep/x.md')];
  expect(all.map(late.isTooEarly)).toEqual([true, true, true, true]);
  expect([project, join(project, 'docs-2'), join(project, 'theme/index.tsx')].map(late.isTooEarly)).toEqual([
    false,
    false,
    false,
  ]);
  const response = new EventEmitter();
  late.answers(response);
  response.emit('close');
  expect(late.isTooEarly(join(docs, 'c/deep/x.md'))).toBe(true);
  await vi.waitFor(() => expect(added).toHaveLength(8));
  expect(added.slice(0, 2)).toEqual(['/docs/a/page.md', '/docs']);
  expect(added.sort()).toEqual([
    '/docs',
    '/docs/a',
    '/docs/a/deep',
    '/docs/a/page.md',
    '/docs/b',
    '/docs/b/deep',
    '/docs/c',
    '/docs/c/deep',
  ]);
  expect(all.map(late.isTooEarly)).toEqual([false, false, false, false]);
});

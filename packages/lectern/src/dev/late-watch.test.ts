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
  watchLater(docs, { add, begun, open: () => files });

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
  vi.advanceTimersByTime(9000);
  expect(begun).not.toHaveBeenCalled();
  first.emit('close');
  first.emit('close');
  expect(begun).toHaveBeenCalledOnce();
});

it('begins by itself where the first page does not come to an end', () => {
  const late = begin();
  late.arm();
  late.answers(new EventEmitter());
  vi.advanceTimersByTime(9000);
  expect(begun).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
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

it('has the watcher look at one folder after the other, open pages first, and at nothing before its turn', async () => {
  vi.useRealTimers();
  const added: string[] = [];
  const late = begin([join(docs, 'c/deep/page.md')], (path) => {
    expect(late.isTooEarly(path)).toBe(false);
    expect(late.isTooEarly(join(path, 'page.md'))).toBe(false);
    added.push(path.slice(docs.length));
  });
  const all = [docs, join(docs, 'a'), join(docs, 'b/deep/x.md')];
  expect(all.map(late.isTooEarly)).toEqual([true, true, true]);
  const others = [project, join(project, 'docs-2'), join(project, 'theme/index.tsx')];
  expect(others.map(late.isTooEarly)).toEqual([false, false, false]);
  const response = new EventEmitter();
  late.answers(response);
  response.emit('close');
  expect(late.isTooEarly(join(docs, 'b/deep/x.md'))).toBe(true);
  await vi.waitFor(() => expect(added).toHaveLength(7), { timeout: 20_000 });
  expect(added.slice(0, 3)).toEqual(['', '/c', '/c/deep']);
  expect(added.sort()).toEqual(['', '/a', '/a/deep', '/b', '/b/deep', '/c', '/c/deep']);
  expect(all.map(late.isTooEarly)).toEqual([false, false, false]);
});

it('adds nothing after its end', async () => {
  vi.useRealTimers();
  const add = vi.fn();
  const late = begin([], add);
  const response = new EventEmitter();
  late.answers(response);
  late.end();
  response.emit('close');
  expect(add).not.toHaveBeenCalled();
});

import { describe, expect, it, vi } from 'vitest';
import { createServedStore, createStore } from './store.ts';
import type { ClientState } from './types.ts';

const initial = { html: null, status: 'ready' } as ClientState;

describe('createStore', () => {
  it('replaces the named parts and tells every reader once', () => {
    const store = createStore(initial);
    const listeners = [vi.fn(), vi.fn()];
    for (const listener of listeners) store.subscribe(listener);
    store.set({ html: '<p>', status: 'loading' });
    expect(store.get()).toEqual({ html: '<p>', status: 'loading' });
    expect(initial).toEqual({ html: null, status: 'ready' });
    for (const listener of listeners) expect(listener).toHaveBeenCalledTimes(1);
  });

  it('serves the current state, or the initial one where a document came with it', () => {
    const stores = [createStore(initial), createServedStore(initial)];
    for (const store of stores) store.set({ html: '<p>' });
    expect(stores.map((store) => store.served().html)).toEqual(['<p>', null]);
    expect(stores.map((store) => store.get().html)).toEqual(['<p>', '<p>']);
  });

  it('forgets readers that leave', () => {
    const store = createStore(initial);
    const listener = vi.fn();
    store.subscribe(listener)();
    store.set({ html: '' });
    expect(listener).not.toHaveBeenCalled();
  });
});

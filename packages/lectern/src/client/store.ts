import type { ClientState } from './types.ts';

/** One place that holds what is on screen; React reads it through `useSyncExternalStore`. */
export interface Store {
  get(): ClientState;
  /** Replaces the named parts in one write and tells every reader once. */
  set(change: Partial<ClientState>): void;
  subscribe(listener: () => void): () => void;
}

export function createStore(initial: ClientState): Store {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(change) {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

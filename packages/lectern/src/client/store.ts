import type { ClientState } from './types.ts';

/** One place that holds what is on screen; React reads it through `useSyncExternalStore`. */
export interface Store {
  get(): ClientState;
  /**
   * What React renders first, on the server and when it hydrates: the current state, unless it says otherwise. React
   * leaves an article alone that differs from the state.
   */
  served(): ClientState;
  /** Replaces the named parts in one write and tells every reader once. */
  set(change: Partial<ClientState>): void;
  subscribe(listener: () => void): () => void;
}

/** @returns a store whose `served()` is always the current state */
export function createStore(initial: ClientState): Store {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    served: () => state,
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

/** @returns a store whose `served()` stays the initial state: what changes before React hydrates is rendered after it */
export function createServedStore(initial: ClientState): Store {
  return { ...createStore(initial), served: () => initial };
}

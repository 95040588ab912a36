import type { ClientState } from './types.ts';

/** Holds the state of what is on screen. React reads it through `useSyncExternalStore`. */
export interface Store {
  get(): ClientState;
  /**
   * State that React renders first, on the server and during hydration: the current state, unless `createServedStore`
   * made the store. React does not fix an article that differs from the state.
   */
  served(): ClientState;
  /** Replaces the given parts in one write and notifies every subscriber once. */
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

/** @returns a store whose `served()` stays the initial state: changes before hydration are rendered after it */
export function createServedStore(initial: ClientState): Store {
  return { ...createStore(initial), served: () => initial };
}

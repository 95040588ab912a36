import { Layout } from 'virtual:lectern/theme';
import { StoreContext } from './hooks.ts';
import type { Store } from './store.ts';

/** The whole client: one store, and whatever layout the theme has. */
export function App({ store }: { store: Store }) {
  return (
    <StoreContext value={store}>
      <Layout />
    </StoreContext>
  );
}

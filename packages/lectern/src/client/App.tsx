import { globalUIComponents, Layout, slots } from 'virtual:lectern/theme';
import { SlotComponentsContext } from './added-slots.ts';
import { StoreContext, usePage } from './hooks.ts';
import type { Store } from './store.ts';

/** The whole client: one store, and whatever layout the theme has. */
export function App({ store }: { store: Store }) {
  return (
    <StoreContext value={store}>
      <SlotComponentsContext value={slots}>
        <Layout />
      </SlotComponentsContext>
      <GlobalUI />
    </StoreContext>
  );
}

/** What a site adds to every page; front matter may leave it out (SPEC 2.2). */
function GlobalUI() {
  const { frontmatter } = usePage();
  if (frontmatter.globalUIComponents === false) return null;
  return globalUIComponents.map((Component, index) => <Component key={index} />);
}

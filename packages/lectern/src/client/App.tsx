import { globalUIComponents, Layout, slots } from 'virtual:lectern/theme';
import { type SlotComponents, SlotComponentsContext } from './added-slots.ts';
import { StoreContext, usePage } from './hooks.ts';
import type { Store } from './store.ts';

/**
 * The whole client: one store, and whatever layout the theme has.
 *
 * @param props `added`: what the theme and plugins add to places of the layout
 */
export function App({ store, added = slots }: { store: Store; added?: SlotComponents<string> }) {
  return (
    <StoreContext value={store}>
      <SlotComponentsContext value={added}>
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

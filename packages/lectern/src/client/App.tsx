import { globalUIComponents, Layout, slots } from 'virtual:lectern/theme';
import { type SlotComponents, SlotComponentsContext } from './added-slots.ts';
import { StoreContext, usePage } from './hooks.ts';
import type { Store } from './store.ts';

/**
 * The whole client: one store, and the layout that the theme provides.
 *
 * @param props `added`: components that the theme and plugins add to slots of the layout
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

/** Renders the components that a site adds to every page. Front matter can turn them off (SPEC 2.2). */
function GlobalUI() {
  const { frontmatter } = usePage();
  if (frontmatter.globalUIComponents === false) return null;
  return globalUIComponents.map((Component, index) => <Component key={index} />);
}

import { storage } from './boot-storage.ts';

// Tabs are radio buttons that work without scripts. The boot script remembers the chosen ones, and links open them.
const query = new URLSearchParams(location.search);
const tabs: Record<string, string> = {};
try {
  Object.assign(tabs, JSON.parse(storage('tabs') ?? '{}'));
} catch {
  // The value is foreign or truncated: the tabs keep their default state.
}

function hashTarget(): Element | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    return null;
  }
}

/** Opens the tabs that the query string selects or that the reader chose before. */
function openChosenTabs(root: ParentNode): void {
  for (const input of root.querySelectorAll<HTMLInputElement>('.tabs[data-group] > .tab > input')) {
    const group = (input.closest('.tabs') as HTMLElement).dataset.group ?? '';
    if ((query.get(group) ?? tabs[group]) === input.value) input.checked = true;
  }
}

/** Opens the chosen tabs, and the tab that contains the target of the hash. */
export function openTabs(root: ParentNode): void {
  openChosenTabs(root);
  const tab = hashTarget()?.closest('.tab-panel')?.previousElementSibling?.querySelector('input');
  if (tab) tab.checked = true;
}

// Runs while the document loads, so that no other tab is painted first.
const arriving = new MutationObserver(() => openTabs(document));
arriving.observe(document.documentElement, { childList: true, subtree: true });
addEventListener('DOMContentLoaded', () => {
  arriving.disconnect();
  openTabs(document);
});
addEventListener('hashchange', () => openTabs(document));
document.addEventListener('change', ({ target }) => {
  const input = target as HTMLInputElement;
  const group = input.closest<HTMLElement>('.tabs')?.dataset.group;
  if (!group) return;
  query.delete(group);
  tabs[group] = input.value;
  storage('tabs', JSON.stringify(tabs));
  openChosenTabs(document);
});

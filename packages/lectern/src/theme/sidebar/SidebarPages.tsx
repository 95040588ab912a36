import { type KeyboardEvent, useState } from 'react';
import { type SidebarItem, usePage, useSite } from '../../client/index.ts';
import { countPages, findPages } from './find-pages.ts';
import { isLargeSidebar } from './long-list.ts';
import { SidebarList } from './SidebarList.tsx';

/** Number of pages above which a list has a field to filter them by name. */
const MANY = 40;

/** Renders the pages of a section. */
export function SidebarPages({ items }: { items: SidebarItem[] }) {
  return countPages(items) > MANY ? (
    <FilteredPages items={items} />
  ) : (
    <SidebarList items={items} isLarge={false} />
  );
}

function FilteredPages({ items }: { items: SidebarItem[] }) {
  const { filterPages, noPageFound } = useSite().theme.labels;
  const { routePath } = usePage();
  // Opening a page clears the filter, since the reader has found it. This happens in the same render as the page
  // change, because `useCurrentEntry` scrolls the whole list.
  const [filter, setFilter] = useState({ text: '', routePath });
  const text = filter.routePath === routePath ? filter.text : '';
  const found = text.trim() ? findPages(items, text) : items;
  const isLarge = isLargeSidebar(found);
  return (
    <>
      <input
        className="sidebar-filter"
        type="search"
        aria-label={filterPages}
        placeholder={filterPages}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => setFilter({ text: event.target.value, routePath })}
        onKeyDown={openFirst}
      />
      <SidebarList key={isLarge ? text : ''} items={found} isLarge={isLarge} />
      <p className="sidebar-none" aria-live="polite">
        {found.length === 0 && noPageFound}
      </p>
    </>
  );
}

/** Opens the first page of the filtered list when Enter is pressed. */
function openFirst({ key, currentTarget, nativeEvent }: KeyboardEvent<HTMLInputElement>): void {
  if (key !== 'Enter' || nativeEvent.isComposing || !currentTarget.value.trim()) return;
  currentTarget.parentElement?.querySelector('a')?.click();
}

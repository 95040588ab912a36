import { type KeyboardEvent, useEffect, useState } from 'react';
import { type SidebarItem, usePage, useSite } from '../../client/index.ts';
import { countPages, findPages } from './find-pages.ts';
import { SidebarList } from './SidebarList.tsx';

/** A list of more pages than this has a field that finds one by a part of its name. */
const MANY = 40;

/** The pages of a section. */
export function SidebarPages({ items }: { items: SidebarItem[] }) {
  return countPages(items) > MANY ? <FilteredPages items={items} /> : <SidebarList items={items} />;
}

function FilteredPages({ items }: { items: SidebarItem[] }) {
  const { filterPages, noPageFound } = useSite().theme.labels;
  const { routePath } = usePage();
  const [text, setText] = useState('');
  const found = text.trim() ? findPages(items, text) : items;
  // The reader has found it.
  useEffect(() => setText(''), [routePath]);
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
        onChange={(event) => setText(event.target.value)}
        onKeyDown={openFirst}
      />
      <SidebarList items={found} />
      <p className="sidebar-none" aria-live="polite">
        {found.length === 0 && noPageFound}
      </p>
    </>
  );
}

/** Enter opens the first page of the list that is left. */
function openFirst({ key, currentTarget, nativeEvent }: KeyboardEvent<HTMLInputElement>): void {
  if (key !== 'Enter' || nativeEvent.isComposing || !currentTarget.value.trim()) return;
  currentTarget.parentElement?.querySelector('a')?.click();
}

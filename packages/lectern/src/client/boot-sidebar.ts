import { placeEntry } from './place-entry.ts';

/** Scrolls the sidebar to the entry of the current page before the first paint, and whenever it opens as a drawer. */
export function placeSidebar(): void {
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if ((target as Element).id === 'lectern-sidebar') placeEntry(target as Element);
    },
    true,
  );
  // `sidebar.css` does this without measuring in browsers that support it (Chrome 133).
  if (!CSS.supports('scroll-initial-target', 'nearest')) beforePictures();
}

/** Runs before each paint while the document loads, since it may arrive in parts. */
function beforePictures(): void {
  const sidebar = document.getElementById('lectern-sidebar');
  if (sidebar) placeEntry(sidebar);
  if (document.readyState === 'loading') requestAnimationFrame(beforePictures);
}

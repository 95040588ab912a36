import { placeEntry } from './place-entry.ts';

/** Has the sidebar show the current page's entry: from its first picture on, and when it opens as a drawer. */
export function placeSidebar(): void {
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if ((target as Element).id === 'lectern-sidebar') placeEntry(target as Element);
    },
    true,
  );
  // `sidebar.css` asks for it there (Chrome 133): nothing to measure.
  if (!CSS.supports('scroll-initial-target', 'nearest')) beforePictures();
}

/** Frames begin with this, and only when there is something to draw; the document may arrive in parts. */
function beforePictures(): void {
  const sidebar = document.getElementById('lectern-sidebar');
  if (sidebar) placeEntry(sidebar);
  if (document.readyState === 'loading') requestAnimationFrame(beforePictures);
}

import { useEffect } from 'react';
import { usePage, useSite } from '../../client/index.ts';

/** Delay in ms (SPEC 9). */
const ATTACH_DELAY = 100;

/** Makes the images of a page open large by click and by key. Images in links are left alone. */
export function useImageZoom(): void {
  const { routePath } = usePage();
  const { zoomImage } = useSite().theme.labels;
  useEffect(() => {
    const done = new AbortController();
    const timer = setTimeout(() => {
      for (const image of document.querySelectorAll<HTMLImageElement>('.prose img')) {
        if (!image.closest('a, button, .card'))
          attach(image, `${zoomImage} ${image.alt}`.trim(), done.signal);
      }
    }, ATTACH_DELAY);
    return () => {
      clearTimeout(timer);
      done.abort();
    };
  }, [routePath, zoomImage]);
}

function attach(image: HTMLImageElement, label: string, signal: AbortSignal): void {
  image.dataset.zoom = '';
  image.tabIndex = 0;
  // Firefox before 119 does not support these as properties.
  image.setAttribute('role', 'button');
  image.setAttribute('aria-label', label);
  image.addEventListener('click', () => zoom(image), { signal });
  image.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      zoom(image);
    },
    { signal },
  );
}

/** Opens an image in a dialog. A dialog traps and restores the focus and closes on Escape without extra code. */
function zoom(image: HTMLImageElement): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'zoom';
  dialog.setAttribute('aria-label', image.alt);
  const large = new Image();
  large.src = image.currentSrc;
  large.alt = image.alt;
  dialog.append(large);
  dialog.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

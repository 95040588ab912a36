import { type ComponentType, createElement, type ReactNode, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { StoreContext } from './hooks.ts';
import { Slot } from './Slot.ts';
import type { Store } from './store.ts';
import { trustedHtml } from './trusted.ts';

/**
 * Hydrates the islands below `root`. Each has its own React root and is hydrated only when it comes into view.
 *
 * @returns a function that stops waiting and unmounts the hydrated islands
 */
export function hydrateIslands(root: HTMLElement, store: Store): () => void {
  const roots: Root[] = [];
  const islands = root.querySelectorAll<HTMLElement>('lectern-island');
  if (islands.length === 0) return () => {};
  let isDone = false;
  const wake = async (island: HTMLElement) => {
    const component = await componentOf(island);
    // React reports an error if a root is unmounted before it is hydrated.
    if (!isDone) roots.push(hydrateIsland(island, component, { store, isLeft: () => isDone }));
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      wake(target as HTMLElement).catch((error) => {
        console.error(error);
        // A click reloads the document: the site may have been published again.
        target.addEventListener('click', () => location.reload(), { once: true });
      });
    }
  });
  for (const island of islands) observer.observe(island);
  return () => {
    isDone = true;
    observer.disconnect();
    // Deferred: React may be in the middle of replacing the article.
    queueMicrotask(() => {
      for (const island of roots) island.unmount();
    });
  };
}

type IslandModule = Record<string, ComponentType<Record<string, unknown>>>;

/** Pause before the retry, in ms, for a network that was lost for a moment. */
const PAUSE = 1000;

/**
 * Imports a module and retries once. Browsers before 2026 cache a failed import, so the retry needs another URL
 * (`load-dialog.ts`).
 */
async function importTwice(src: string): Promise<IslandModule> {
  try {
    return await import(/* @vite-ignore */ src);
  } catch {
    await new Promise((done) => setTimeout(done, PAUSE));
    return import(/* @vite-ignore */ `${src}${src.includes('?') ? '&' : '?'}try=1`);
  }
}

async function componentOf({ dataset }: HTMLElement): Promise<IslandModule[string]> {
  const { src = '', name = 'default' } = dataset;
  const component = (await importTwice(src))[name];
  if (!component) throw new Error(`${src} has no export named ${name}.`);
  return component;
}

function hydrateIsland(
  element: HTMLElement,
  component: IslandModule[string],
  { store, isLeft }: { store: Store; isLeft(): boolean },
): Root {
  const { props = '{}', prefix = '' } = element.dataset;
  // Hydration keeps the slot. The HTML is needed again if the component removes its children and shows them later.
  const children = element.querySelector('lectern-slot');
  const slot = children ? createElement(Slot, { html: trustedHtml(children.innerHTML) }) : undefined;
  const content = createElement(Awake, { element }, createElement(component, JSON.parse(props), slot));
  // The server rendered the island with the current page, which may not be the page of the served document.
  const own = { ...store, served: store.get };
  return hydrateRoot(element, createElement(StoreContext, { value: own }, content), {
    identifierPrefix: prefix,
    onRecoverableError(error) {
      // The reader may leave before React reports the error.
      if (!isLeft()) console.warn(error);
    },
  });
}

/** Marks the island as hydrated for the boot script, which then replays earlier clicks. */
function Awake({ element, children }: { element: HTMLElement; children?: ReactNode }) {
  useEffect(() => {
    element.dataset.hydrated = '';
    window.lectern.replay();
  }, [element]);
  return children;
}

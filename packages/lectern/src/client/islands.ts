import { type ComponentType, createElement, type ReactNode, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { StoreContext } from './hooks.ts';
import { Slot } from './Slot.ts';
import type { Store } from './store.ts';
import { trustedHtml } from './trusted.ts';

/**
 * Hydrates the islands below `root`, each on its own and only when it comes into view.
 *
 * @returns a function that stops waiting and unmounts what was hydrated
 */
export function hydrateIslands(root: HTMLElement, store: Store): () => void {
  const roots: Root[] = [];
  const islands = root.querySelectorAll<HTMLElement>('lectern-island');
  if (islands.length === 0) return () => {};
  let isDone = false;
  const wake = async (island: HTMLElement) => {
    const component = await componentOf(island);
    // React takes it for an error when a root that it has not hydrated yet is unmounted.
    if (!isDone) roots.push(hydrateIsland(island, component, { store, isLeft: () => isDone }));
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      wake(target as HTMLElement).catch((error) => {
        console.error(error);
        // Whoever needs it gets the document as it is now: the site may have been published again.
        target.addEventListener('click', () => location.reload(), { once: true });
      });
    }
  });
  for (const island of islands) observer.observe(island);
  return () => {
    isDone = true;
    observer.disconnect();
    // Not now: React may be in the middle of replacing the article.
    queueMicrotask(() => {
      for (const island of roots) island.unmount();
    });
  };
}

type IslandModule = Record<string, ComponentType<Record<string, unknown>>>;

/** A network that was gone for a moment gets so long (ms). */
const PAUSE = 1000;

/** A browser of before 2026 remembers what it could not have: a second try needs another address (`load-dialog.ts`). */
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
  // Kept as it is by hydration; needed again if the component takes its children away and back.
  const children = element.querySelector('lectern-slot');
  const slot = children ? createElement(Slot, { html: trustedHtml(children.innerHTML) }) : undefined;
  const content = createElement(Awake, { element }, createElement(component, JSON.parse(props), slot));
  // The server rendered it with the current page, which may not be the one that the document came with.
  const own = { ...store, served: store.get };
  return hydrateRoot(element, createElement(StoreContext, { value: own }, content), {
    identifierPrefix: prefix,
    onRecoverableError(error) {
      // A reader may leave between this call and React's turn.
      if (!isLeft()) console.warn(error);
    },
  });
}

/** Tells the boot script that the island listens now, and what was clicked before is played. */
function Awake({ element, children }: { element: HTMLElement; children?: ReactNode }) {
  useEffect(() => {
    element.dataset.hydrated = '';
    window.lectern.replay();
  }, [element]);
  return children;
}

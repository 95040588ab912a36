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
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      hydrateIsland(target as HTMLElement, store).then(
        (island) => (isDone ? island.unmount() : roots.push(island)),
        (error) => {
          console.error(error);
          // Whoever needs it gets the document as it is now: the site may have been published again.
          target.addEventListener('click', () => location.reload(), { once: true });
        },
      );
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

async function hydrateIsland(element: HTMLElement, store: Store): Promise<Root> {
  const { src = '', name = 'default', props = '{}', prefix = '' } = element.dataset;
  const module: IslandModule = await importTwice(src);
  const component = module[name];
  if (!component) throw new Error(`${src} has no export named ${name}.`);
  // Kept as it is by hydration; needed again if the component takes its children away and back.
  const children = element.querySelector('lectern-slot');
  const slot = children ? createElement(Slot, { html: trustedHtml(children.innerHTML) }) : undefined;
  const content = createElement(Awake, { element }, createElement(component, JSON.parse(props), slot));
  return hydrateRoot(element, createElement(StoreContext, { value: store }, content), {
    identifierPrefix: prefix,
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

import type { SearchHit } from './provider.ts';

type Marks = typeof import('./marks.ts');

let loaded: Promise<Marks> | undefined;

/** Loads the code that marks words. It is not needed before a hit is chosen. */
export function loadMarks(): Promise<Marks> {
  loaded ??= import('./marks.ts');
  loaded.catch(() => {
    loaded = undefined;
  });
  return loaded;
}

/**
 * Marks the matched words of a hit in the article that is opened next, until the reader moves on. Does nothing in
 * browsers without the CSS Custom Highlight API or the Navigation API.
 */
export function markAfterNavigation(hit: SearchHit, query: string): void {
  const { navigation } = window;
  if (!navigation || !('highlights' in CSS)) return;
  // If the code cannot be loaded, nothing is marked.
  const marks = loadMarks().catch(() => null);
  // A hit may lead to the page that is already open. That also counts as a navigation.
  const onSuccess = async () => {
    const isLeft = new AbortController();
    navigation.addEventListener('navigate', () => isLeft.abort(), { once: true });
    (await marks)?.markUntil(isLeft.signal, hit, query);
  };
  navigation.addEventListener('navigatesuccess', onSuccess, { once: true });
}

import type { SearchHit } from './provider.ts';

type Marks = typeof import('./marks.ts');

let loaded: Promise<Marks> | undefined;

/** What marks words: not needed before a hit is chosen. */
export function loadMarks(): Promise<Marks> {
  loaded ??= import('./marks.ts');
  loaded.catch(() => {
    loaded = undefined;
  });
  return loaded;
}

/**
 * Marks the words of a hit of a query in the article that is opened next, until the reader moves on. Does nothing
 * where a browser lacks the CSS Custom Highlight API or the Navigation API.
 */
export function markAfterNavigation(hit: SearchHit, query: string): void {
  const { navigation } = window;
  if (!navigation || !('highlights' in CSS)) return;
  // Without the code there are no marks.
  const marks = loadMarks().catch(() => null);
  // A hit on the page that is open may lead to where the reader is already: that counts, too.
  const onSuccess = async () => {
    const isLeft = new AbortController();
    navigation.addEventListener('navigate', () => isLeft.abort(), { once: true });
    (await marks)?.markUntil(isLeft.signal, hit, query);
  };
  navigation.addEventListener('navigatesuccess', onSuccess, { once: true });
}

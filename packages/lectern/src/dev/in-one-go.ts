/**
 * Makes a task that runs once at a time: calls that come while it runs lead to one more run after it, however many they
 * are.
 *
 * @param task never rejects
 */
export function inOneGo(task: () => Promise<void>): () => Promise<void> {
  let isAsked = false;
  let running: Promise<void> | null = null;
  const runAll = async () => {
    while (isAsked) {
      isAsked = false;
      await task();
    }
    running = null;
  };
  return () => {
    isAsked = true;
    running ??= runAll();
    return running;
  };
}

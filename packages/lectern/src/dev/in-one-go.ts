/**
 * Creates a task that never runs twice at the same time. All calls while it runs, however many, lead to a single run
 * afterwards.
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

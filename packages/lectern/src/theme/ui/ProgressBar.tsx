import { useIsLoading } from '../../client/index.ts';

/** A progress bar at the top while a page loads. The live region announces when the page is ready. */
export function ProgressBar() {
  return useIsLoading() ? <div className="progress" /> : null;
}

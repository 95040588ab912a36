import { useIsLoading } from '../../client/index.ts';

/** A line at the top while a page takes its time; the live region tells when it is there. */
export function ProgressBar() {
  return useIsLoading() ? <div className="progress" /> : null;
}

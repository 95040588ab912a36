import { Content } from '../../client/index.ts';

/** `custom` and `blank` pages: what the page brings, and nothing of ours around it. */
export function PlainPage() {
  return (
    <main id="lectern-content" tabIndex={-1}>
      <Content />
    </main>
  );
}

import { Content } from '../../client/index.ts';

/** `custom` and `blank` pages: only the content of the page, without sidebar, outline and footer. */
export function PlainPage() {
  return (
    <main id="lectern-content" tabIndex={-1}>
      <Content />
    </main>
  );
}

import type { Tinypool } from 'tinypool';
import { type Mistake, toError } from '../shared/mistake.ts';
import { COMPUTING, inTime } from '../site/deadline.ts';
import type { Outcome } from './outcome.ts';
import type { NotFoundTask, RenderContext, RenderedPage, RenderTask } from './render-worker.ts';

export type RenderPool = Pick<Tinypool, 'run' | 'threads'>;

const LOADING = 'The code of the theme and of the components was not loaded';

/**
 * Renders a batch of pages in a thread. A page that takes longer than a page may has failed: its thread is ended, and
 * another takes its place.
 *
 * @param most seconds of computing that a page may take
 * @throws DocsError or DocsErrors when the site's code does not get as far as a page, or too many pages are like that
 */
export function renderInTime(
  pool: RenderPool,
  tasks: readonly RenderTask[],
  context: RenderContext,
  most = COMPUTING,
): Promise<Outcome<RenderedPage>[]> {
  return inTime<RenderTask, Outcome<RenderedPage>>(tasks, {
    pool,
    most,
    loading: LOADING,
    run: (tasks, progress, signal) => pool.run({ tasks, context, progress }, { name: 'renderBatch', signal }),
    mistakeOf: ({ source }) => ({ ...notRendered(most), where: `${source}:1` }),
    giveUp: (_task, mistake) => ({ failures: [mistake] }),
  });
}

/**
 * The same for the page for addresses that are none.
 *
 * @throws DocsError when it does not come back
 */
export async function renderNotFoundInTime(
  pool: RenderPool,
  task: Omit<NotFoundTask, 'progress'>,
  most = COMPUTING,
): Promise<void> {
  const [outcome] = await inTime<typeof task, { failures?: Mistake[] }>([task], {
    pool,
    most,
    loading: LOADING,
    run: async (_tasks, progress, signal) => {
      await pool.run({ ...task, progress }, { name: 'renderNotFound', signal });
      return [{}];
    },
    mistakeOf: () => ({ ...notRendered(most), where: '404.html' }),
    giveUp: (_task, mistake) => ({ failures: [mistake] }),
  });
  for (const mistake of outcome?.failures ?? []) throw toError(mistake);
}

/** Of the kind of components: where the others have failed is looked for once more, and it would not come back again. */
function notRendered(most: number): Omit<Mistake, 'where'> {
  return {
    message: `This page was not rendered in ${most} s of computing.`,
    hint: 'One of its components or expressions, or the theme, has a loop without an end: leave out parts of it to find which.',
    kind: 'component',
  };
}

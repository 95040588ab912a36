import type { Tinypool } from 'tinypool';
import { type Mistake, toError } from '../shared/mistake.ts';
import { COMPUTING, type End, inTime } from '../site/in-time.ts';
import { notLoaded } from './code-error.ts';
import type { Outcome } from './outcome.ts';
import type {
  NotFoundTask,
  RenderContext,
  RenderedNotFound,
  RenderedPage,
  RenderTask,
} from './render-worker.ts';

export type RenderPool = Pick<Tinypool, 'run' | 'threads'>;

/** The same for modules of a traced bundle: it is known already that one does not come back (s). */
const TRACED = 10;

/**
 * Renders a batch of pages in a thread. A page that takes longer than a page may has failed: its thread is ended, and
 * another takes its place.
 *
 * @param most seconds of CPU time that a page may take
 * @throws DocsError or DocsErrors when the site's code does not get as far as a page, or too many pages are like that
 */
export function renderInTime(
  pool: RenderPool,
  tasks: readonly RenderTask[],
  context: RenderContext,
  most = mostOf(context),
): Promise<Outcome<RenderedPage>[]> {
  return inTime<RenderTask, Outcome<RenderedPage>>(tasks, {
    pool,
    most,
    notLoaded: (end, module) => notLoaded(end, module, context.bundle),
    run: (tasks, progress, signal) => pool.run({ tasks, context, progress }, { name: 'renderBatch', signal }),
    mistakeOf: ({ source }, end) => ({ ...notRendered(end, most), where: `${source}:1` }),
    giveUp: (_task, mistake) => ({ failures: [mistake] }),
  });
}

/**
 * The same for the page for addresses that are none.
 *
 * @returns its file, and whether it came of what the build knows alone
 * @throws DocsError when it does not come back
 */
export async function renderNotFoundInTime(
  pool: RenderPool,
  task: Omit<NotFoundTask, 'progress'>,
  most = mostOf(task.context),
): Promise<RenderedNotFound> {
  const [outcome] = await inTime<typeof task, Outcome<RenderedNotFound>>([task], {
    pool,
    most,
    notLoaded: (end, module) => notLoaded(end, module, task.context.bundle),
    run: async (_tasks, progress, signal) => [
      { value: await pool.run({ ...task, progress }, { name: 'renderNotFound', signal }) },
    ],
    mistakeOf: (_task, end) => ({ ...notRendered(end, most), where: '404.html' }),
    giveUp: (_task, mistake) => ({ failures: [mistake] }),
  });
  if (outcome && 'value' in outcome) return outcome.value;
  throw toError(outcome?.failures[0] as Mistake);
}

/** Of the kind of components: where the others have failed is looked for once more, and it would not come back again. */
function notRendered(end: End, most: number): Omit<Mistake, 'where'> {
  if (end === 'exit') {
    return {
      message: 'This page ended the thread that rendered it.',
      hint: 'A component, an expression or the theme calls process.exit(). Remove parts of the page to find it.',
      kind: 'component',
    };
  }
  if (end === 'memory') {
    return {
      message: 'This page used up the memory while it was rendered.',
      hint: 'The cause is a component, an expression or the theme. Remove parts of the page to find it.',
      kind: 'component',
    };
  }
  return {
    message: `This page was not rendered in ${most} s of CPU time.`,
    hint: 'A component, an expression or the theme contains an infinite loop. Remove parts of the page to find it.',
    kind: 'component',
  };
}

function mostOf({ bundle }: RenderContext): number {
  return bundle.traced ? TRACED : COMPUTING;
}

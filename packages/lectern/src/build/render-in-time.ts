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

/**
 * CPU time for a page, or for loading modules, with a traced bundle (s): it is already known that a module does not
 * return.
 */
const TRACED = 10;

/**
 * Renders a batch of pages in a thread. A page that exceeds its time fails: its thread is ended, and another one takes
 * over.
 *
 * @param most seconds of CPU time that a page may take
 * @throws DocsError or DocsErrors if the site's code does not reach a page, or if too many pages exceed their time
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
 * Does the same for the not-found page.
 *
 * @returns its file, and whether it depends only on inputs that the build knows
 * @throws DocsError if rendering does not return
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

/**
 * Describes a page that was not rendered. Its kind is `component`: pages that fail with `rendering` are rendered again
 * to find the place, and this one would get stuck again.
 */
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

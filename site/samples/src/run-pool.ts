import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Job, JobResult } from './run-job.js';

const WORKER = fileURLToPath(new URL('./run-worker.js', import.meta.url));
/** Timeout of a job. A build of the fixture takes half a second, so a job that takes this long hangs. */
const TIMEOUT_MS = 60_000;
/** Number of attempts after timeouts. A busy machine may be slow, which is not the sample's fault. */
const TRIES = 2;
/**
 * Jobs after which a process is replaced. Rspack never releases a compiler or its handles in the event loop, and libuv
 * iterates over all of them at each wake-up: a seventh of the time with 150 jobs. A start costs 0.8 s. All jobs took
 * 198 s of CPU with 60, 203 to 214 with 150, and 216 with 30.
 */
const JOBS_PER_PROCESS = 60;

/**
 * Runs jobs in reused processes, because starting the tool costs more than a run. If a job ends or blocks its process,
 * only that job fails.
 */
export async function runJobs(jobs: readonly Job[], size: number): Promise<JobResult[]> {
  const results: JobResult[] = [];
  const queue = byPlugins(jobs.map((job, index) => ({ job, index, triesLeft: TRIES })));
  // Every second process takes jobs from the other end, so that jobs with the same plugins stay in the same process.
  const works = Array.from({ length: Math.min(size, jobs.length) }, (_, index) =>
    work(queue, results, index % 2 === 0 ? () => queue.shift() : () => queue.pop()),
  );
  await Promise.all(works);
  return results;
}

/**
 * Sorts jobs by the plugins they use, because loading a plugin's packages takes longer than a build. Scripts often end
 * their process, so they are grouped too. Their processes have not loaded Rsbuild for a config yet.
 */
function byPlugins(turns: Turn[]): Turn[] {
  const named = turns.map((turn) => {
    const names =
      Object.values(turn.job.files)
        .join('\n')
        .match(/@rsbuild\/plugin-[\w-]+/g) ?? [];
    // `~` sorts after all package names.
    const first = turn.job.action === 'script' ? ['~'] : [];
    return { turn, names: [...first, ...new Set(names.sort())].join() };
  });
  return named.sort((a, b) => (a.names < b.names ? -1 : a.names > b.names ? 1 : 0)).map(({ turn }) => turn);
}

interface Turn {
  job: Job;
  index: number;
  triesLeft: number;
}

async function work(queue: Turn[], results: JobResult[], take: () => Turn | undefined): Promise<void> {
  let child: ChildProcess | null = null;
  let jobs = 0;
  for (let next = take(); next; next = take()) {
    const { job, index } = next;
    if (child === null || child.killed || !child.connected) {
      child = start();
      jobs = 0;
    }
    jobs++;
    const result = await send(child, job);
    if (result) results[index] = result;
    else if (next.triesLeft > 1) {
      // Retried in the middle of the queue: by then, the cause of the slowness may be over.
      queue.splice(queue.length >> 1, 0, { ...next, triesLeft: next.triesLeft - 1 });
    } else
      results[index] = {
        ...failed(`The run was not done after ${TIMEOUT_MS / 1000} seconds, ${TRIES} times.`),
        isLate: true,
      };
    // Nothing stops what a script has started, or the watcher of a server that failed to start.
    const hasFailed = !result || result.complaints.length > 0;
    const mayRunOn = hasFailed && (job.action === 'script' || job.action === 'dev');
    if (mayRunOn || result?.isUnfinished || jobs === JOBS_PER_PROCESS) {
      child.kill('SIGKILL');
      child = null;
    }
  }
  child?.kill('SIGKILL');
}

const running = new Set<ChildProcess>();

/** Kills all child processes. Called when the checker itself is terminated. */
export function stopProcesses(): void {
  for (const child of running) child.kill('SIGKILL');
}

function start(): ChildProcess {
  const child = fork(WORKER, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // A caller's settings must not change what samples do.
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NO_COLOR: '1', CI: '1', JITI_CACHE: 'false' },
    execArgv: [],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

function failed(complaint: string): JobResult {
  return { complaints: [complaint], log: '', output: {}, isUnfinished: true };
}

/** Returns null, and kills the process, if it does not answer in time. */
function send(child: ChildProcess, job: Job): Promise<JobResult | null> {
  return new Promise((resolve) => {
    const finish = (result: JobResult | null) => {
      clearTimeout(timer);
      child.off('message', finish);
      child.off('exit', onExit);
      resolve(result);
    };
    const onExit = (code: number | null) =>
      finish(failed(`The run ended its process (code ${code ?? 'none'}).`));
    const timer = setTimeout(() => {
      finish(null);
      child.kill('SIGKILL');
    }, TIMEOUT_MS);
    child.on('message', finish);
    child.on('exit', onExit);
    child.send(job);
  });
}

import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Job, JobResult } from './run-job.js';

const WORKER = fileURLToPath(new URL('./run-worker.js', import.meta.url));
/** A build of the fixture takes half a second; what takes this long hangs. */
const TIMEOUT_MS = 30_000;
/** A busy machine may be slow without any fault of the sample's. */
const TRIES = 2;
/** Rspack keeps what each compilation has made: after 300 jobs a build takes three times as long. */
const JOBS_PER_PROCESS = 100;

/**
 * Runs jobs in processes that are used again, since starting the tool costs more than a run. A job that ends or
 * blocks its process fails alone.
 */
export async function runJobs(jobs: readonly Job[], size: number): Promise<JobResult[]> {
  const results: JobResult[] = [];
  const queue = jobs.map((job, index) => ({ job, index, triesLeft: TRIES }));
  await Promise.all(Array.from({ length: Math.min(size, jobs.length) }, () => work(queue, results)));
  return results;
}

interface Turn {
  job: Job;
  index: number;
  triesLeft: number;
}

async function work(queue: Turn[], results: JobResult[]): Promise<void> {
  let child: ChildProcess | null = null;
  let jobs = 0;
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { job, index } = next;
    if (child === null || child.killed || !child.connected) {
      child = start();
      jobs = 0;
    }
    jobs++;
    const result = await send(child, job);
    if (result) results[index] = result;
    else if (next.triesLeft > 1) queue.push({ ...next, triesLeft: next.triesLeft - 1 });
    else results[index] = failed(`The run was not done after ${TIMEOUT_MS / 1000} seconds, ${TRIES} times.`);
    // Nobody stops what a script has started, nor the watcher of a server that has failed to start.
    const hasFailed = !result || result.complaints.length > 0;
    const mayRunOn = hasFailed && (job.action === 'script' || job.action === 'dev');
    if (mayRunOn || result?.isUnfinished || jobs === JOBS_PER_PROCESS) {
      child.kill('SIGKILL');
      child = null;
    }
  }
  child?.kill('SIGKILL');
}

function start(): ChildProcess {
  return fork(WORKER, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // A caller's settings must not change what samples do.
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NO_COLOR: '1', CI: '1', JITI_CACHE: 'false' },
    execArgv: [],
  });
}

function failed(complaint: string): JobResult {
  return { complaints: [complaint], log: '', output: {}, isUnfinished: true };
}

/** Null when the process did not answer in time; it is ended then. */
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

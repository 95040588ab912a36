import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { DrawAnswer, DrawRequest, Envelope } from './drawing/worker.ts';

/** Timeout of a drawing (ms), longer than any diagram takes. */
const PATIENCE = 60_000;
const KEPT = 200;

let worker: Worker | undefined;
const known = new Map<string, DrawAnswer>();

/**
 * Draws a diagram while this thread waits: pages are compiled synchronously, and Mermaid is asynchronous. Earlier
 * drawings are cached.
 */
export function drawSync(request: DrawRequest): DrawAnswer {
  const key = JSON.stringify(request);
  const answer = known.get(key) ?? ask(request);
  known.delete(key);
  known.set(key, answer);
  const [oldest] = known.keys();
  if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
  return answer;
}

/** Terminates the thread that draws. The next drawing starts another one. */
export async function stopDrawing(): Promise<void> {
  known.clear();
  await worker?.terminate();
  worker = undefined;
}

function ask(request: DrawRequest): DrawAnswer {
  worker ??= startWorker();
  const { port1, port2 } = new MessageChannel();
  const signal = new Int32Array(new SharedArrayBuffer(4));
  worker.postMessage({ request, signal, port: port2 } satisfies Envelope, [port2]);
  Atomics.wait(signal, 0, 0, PATIENCE);
  const received: { message: DrawAnswer } | undefined = receiveMessageOnPort(port1);
  port1.close();
  if (received) return received.message;
  worker.terminate();
  worker = undefined;
  const message = `Mermaid has not drawn this after ${PATIENCE / 1000} seconds.`;
  return { mistake: { message, hint: 'Split it into several diagrams.', line: 0 } };
}

function startWorker(): Worker {
  const started = new Worker(new URL('./drawing/worker.js', import.meta.url));
  // The thread does not keep the process alive.
  started.unref();
  return started;
}

import { type MessagePort, parentPort } from 'node:worker_threads';
import type { MermaidConfig } from 'mermaid';
import { type Mistake, readMistake } from './mistake.ts';

/** A request to the thread that draws. */
export interface DrawRequest {
  code: string;
  /** Prefix of all ids in the drawing. */
  id: string;
  config: MermaidConfig;
}

/** A drawing, or the mistake in the diagram. */
export type DrawAnswer = { drawing: Drawing } | { mistake: Mistake };

export interface Drawing {
  svg: string;
  width: number;
  text: string;
  hasLinks: boolean;
  /** `accTitle` of the diagram, otherwise its title; may be empty. */
  name: string;
  /** `accDescr` of the diagram. */
  description: string;
}

/**
 * A request with the means to wake the waiting thread: a cell that it sleeps on, and a port that it reads when it
 * wakes.
 */
export interface Envelope {
  request: DrawRequest;
  signal: Int32Array;
  port: MessagePort;
}

parentPort?.on('message', async ({ request, signal, port }: Envelope) => {
  port.postMessage(await answer(request));
  Atomics.store(signal, 0, 1);
  Atomics.notify(signal, 0);
});

async function answer(request: DrawRequest): Promise<DrawAnswer> {
  try {
    const { draw } = await import('./draw.js');
    return { drawing: await draw(request) };
  } catch (error) {
    return { mistake: readMistake(error, request.code) };
  }
}

import { runInNewContext } from 'node:vm';

/** Evaluates an example, which is JavaScript from a doc comment of the engine. */
export function evaluated(code: string): unknown {
  return structuredClone(runInNewContext(`(${code})`));
}

import { runInNewContext } from 'node:vm';

/** The value of an example, which is written in JavaScript in a doc comment of the engine. */
export function evaluated(code: string): unknown {
  return structuredClone(runInNewContext(`(${code})`));
}

import { isAbsolute, relative } from 'node:path';
import type { Plugin } from 'vite';
import { browserDir } from '../pages/own-package.ts';
import { toPosix } from '../pages/paths.ts';
import { STYLE } from '../vite/style-files.ts';

/** What the modules of a traced bundle call when they begin to run, and when they have. */
const CALL = '__lecternModule';

/**
 * Has each module of a bundle tell when it runs: without that, nobody knows which one a thread does not come back from.
 *
 * @param project absolute folder
 * @param names gets how messages call the modules, by their number; null for none
 */
export function tracedModules(project: string, names: string[] | null): Plugin | null {
  return (
    names && {
      name: 'lectern:traced-modules',
      transform: {
        // Of JavaScript that is all but bundled: a directive at its beginning has been read.
        order: 'post',
        handler(code, id) {
          const file = id.replace(/\?.*$/s, '');
          if (!isAbsolute(file) || file.startsWith(browserDir) || STYLE.test(file)) return null;
          const number = names.push(toPosix(relative(project, file))) - 1;
          const call = (isDone: boolean) => `globalThis.${CALL}?.(${number}, ${isDone});`;
          return { code: `${call(false)}${code}\n;${call(true)}`, map: null };
        },
      },
    }
  );
}

/**
 * Follows the modules of a traced bundle while it is loaded in this thread.
 *
 * @param onModule gets the number of the one that runs; undefined when none does
 */
export function followModules(onModule: (module: number | undefined) => void): void {
  const running: number[] = [];
  Object.assign(globalThis, {
    [CALL](module: number, isDone: boolean) {
      if (!isDone) running.push(module);
      else if (running.includes(module)) running.splice(running.lastIndexOf(module), 1);
      onModule(running.at(-1));
    },
  });
}

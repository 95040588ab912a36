import { isAbsolute, relative } from 'node:path';
import type { Plugin } from 'vite';
import { browserDir } from '../pages/own-package.ts';
import { toPosix } from '../pages/paths.ts';
import { STYLE } from '../vite/style-files.ts';

/** Global function that the modules of a traced bundle call before and after they run. */
const CALL = '__lecternModule';

/**
 * Makes each module of a bundle report when it runs. Without that, it is unknown which module a thread does not return
 * from.
 *
 * @param project absolute folder
 * @param names receives the names of the modules in messages, by number; null for no tracing
 */
export function tracedModules(project: string, names: string[] | null): Plugin | null {
  return (
    names && {
      name: 'lectern:traced-modules',
      transform: {
        // Runs on JavaScript that is ready to be bundled: a directive at its beginning has already been read.
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
 * Follows the modules of a traced bundle while this thread loads it.
 *
 * @param onModule called with the number of the running module, or undefined if none is running
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

import { join, relative } from 'node:path';
import type { Connect, ViteDevServer } from 'vite';
import type { Config } from '../config/load.ts';
import { catchUp } from './catch-up.ts';
import { type LateWatch, watchLater } from './late-watch.ts';
import type { DevSite } from './site.ts';
import { ignores, type PathTest } from './vite-config.ts';

/** Up to so many pages, the watcher has gone through them before a browser has drawn the first one. */
const AT_ONCE = 1000;

interface DocsWatch {
  /** For the watcher. */
  isIgnored: PathTest;
  /** The watcher is there: call it once. */
  arm(): void;
  /** The same answers; on a large site, the first one begins the watching. */
  telling(answer: Connect.NextHandleFunction): Connect.NextHandleFunction;
  /** Closes the watcher, and gives it nothing more. */
  end(): Promise<void>;
}

/**
 * Watches the folder of pages, and takes in what has changed since the start: at once, or after the first page where
 * there are many.
 *
 * @param since when the config was read (ms since 1970)
 */
export function watchDocs(
  config: Config,
  since: number,
  site: () => DevSite,
  watcher: () => ViteDevServer['watcher'],
): DocsWatch {
  const isIgnored = ignores(config);
  let hasEnded = false;
  const begun = () => {
    const pages = () => pageFiles(site());
    void catchUp(watcher(), config, { isIgnored, since, pages, hasEnded: () => hasEnded });
  };
  const late =
    site().table().routes.length > AT_ONCE
      ? watchLater(config.docsDir, {
          add: (path) => void watcher().add(path),
          open: () => site().openFiles(),
          begun,
        })
      : null;
  return {
    isIgnored: (path) => (late?.isTooEarly(path) ?? false) || isIgnored(path),
    arm: late?.arm ?? (() => watchNow(config, watcher(), begun)),
    telling: (answer) => (late ? beginning(late, answer) : answer),
    async end() {
      hasEnded = true;
      late?.end();
      await watcher().close();
    },
  };
}

function watchNow({ project, docsDir }: Config, watcher: ViteDevServer['watcher'], begun: () => void): void {
  // Vite watches the project; what is inside of it would be gone through twice.
  if (relative(project, docsDir).startsWith('..')) watcher.add(docsDir);
  begun();
}

function beginning(late: LateWatch, answer: Connect.NextHandleFunction): Connect.NextHandleFunction {
  return (request, response, next) => {
    late.answers(response);
    return answer(request, response, next);
  };
}

function pageFiles({ config, table }: DevSite): string[] {
  const files = table().routes.filter(({ plugin }) => !plugin);
  return files.map(({ filePath }) => join(config.docsDir, filePath));
}

import { join, relative } from 'node:path';
import type { Connect, ViteDevServer } from 'vite';
import type { Config } from '../config/load.ts';
import { catchUp } from './catch-up.ts';
import { type LateWatch, watchLater } from './late-watch.ts';
import type { DevSite } from './site.ts';
import { ignores, type PathTest } from './vite-config.ts';

/** Maximum number of pages that a watcher can visit before a browser has drawn the first page. */
const AT_ONCE = 1000;

interface DocsWatch {
  /** Paths that the watcher ignores. */
  isIgnored: PathTest;
  /** Must be called once, when the watcher exists. */
  arm(): void;
  /** Wraps a middleware. On a large site, its first answer starts the watching. */
  telling(answer: Connect.NextHandleFunction): Connect.NextHandleFunction;
  /** Closes the watcher, and adds nothing more to it. */
  end(): Promise<void>;
}

/**
 * Watches the docs folder, and handles changes since the start. It starts at once, or after the first page if there are
 * many pages.
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
  // Vite already watches the project. A folder inside of it would be visited twice.
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

import type { Config } from '../config/load.ts';
import { entryOf, isUnlisted, quickEntry, quickTitle } from '../markdown/quick-title.ts';
import type { CompiledPage } from '../markdown/types.ts';
import { isNotFound } from '../pages/not-found.ts';
import type { QuickMeta } from '../pages/plan.ts';
import { readSource } from '../pages/plugin-pages.ts';
import { sourceFileOf } from '../routes/fallbacks.ts';
import type { SidebarEntry } from '../shared/frontmatter.ts';
import type { Route } from '../shared/types.ts';

interface QuickPage {
  title: string | null;
  isListed: boolean;
  entry: SidebarEntry;
}

interface QuickSource {
  quick: QuickMeta;
  /** Forgets the data read from a file. The path is relative to the docs folder. */
  forgetQuick(file: string): void;
}

/**
 * Provides the data that sidebars need of all pages of a section, without compiling pages that nobody has requested.
 *
 * @param known returns a page if it is already compiled
 * @param compiled compiles a page if nothing less suffices; returns undefined if it cannot be compiled
 */
export function createQuickMeta(
  config: Config,
  known: (route: Route) => CompiledPage | undefined,
  compiled: (route: Route) => CompiledPage | undefined,
): QuickSource {
  const sources = new Map<string, ReturnType<typeof readQuickly>>();
  const hasPageHooks = config.plugins.some((plugin) => plugin.page);

  function readOnce(route: Route) {
    const file = sourceFileOf(route);
    const read = sources.get(file) ?? readQuickly(route, config);
    sources.set(file, read);
    return read;
  }

  return {
    quick: {
      title(route) {
        const page = known(route);
        if (page) return page.title;
        // A hook may change the title of the page.
        return (hasPageHooks ? null : readOnce(route).title) ?? compiled(route)?.title;
      },
      isListed(route) {
        const page = known(route) ?? (hasPageHooks ? compiled(route) : undefined);
        if (page) return !page.frontmatter.unlisted;
        return !isNotFound(route, config.localeInfos) && readOnce(route).isListed;
      },
      entry(route) {
        const page = known(route) ?? (hasPageHooks ? compiled(route) : undefined);
        return page ? entryOf(page.frontmatter) : readOnce(route).entry;
      },
    },
    forgetQuick: (file) => void sources.delete(file),
  };
}

/** Reads data of a page without compiling it. A file that no longer exists has defaults. */
function readQuickly(route: Route, config: Config): QuickPage {
  try {
    const source = readSource(route, config);
    return { title: quickTitle(source), isListed: !isUnlisted(source), entry: quickEntry(source) };
  } catch {
    return { title: null, isListed: true, entry: {} };
  }
}

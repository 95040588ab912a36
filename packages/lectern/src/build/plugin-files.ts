import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import type { Config } from '../config/load.ts';
import type { OutputFile, OutputPage, PluginOutput, WrittenFile } from '../config/plugin.ts';
import { inPlugin } from '../config/plugins.ts';
import { urlSettings } from '../config/url-settings.ts';
import type { PageMeta } from '../pages/compile-page.ts';
import type { SitePlan } from '../pages/plan.ts';
import { readingOrder } from '../publish/reading-order.ts';
import type { RouteTable } from '../routes/table.ts';
import { DocsError } from '../shared/error.ts';
import { entriesOf } from '../shared/hook-result.ts';
import { documentFile, toHref } from '../shared/url.ts';
import type { OutputView } from './output-view.ts';

interface BuiltSite {
  config: Config;
  table: RouteTable;
  metas: ReadonlyMap<string, PageMeta>;
  plan: SitePlan;
}

/**
 * Adds the files of the plugins' `files` hooks to the finished output. Each hook sees the files of the earlier ones.
 * The hooks are skipped if a file that was to stay is missing: such an output is not used anyway (`changeOutput`).
 *
 * @param staging folder of the new files
 * @returns messages of the plugins that do not fail a build
 * @throws DocsError if a path is outside of the output, if a file already exists there, or if the code of a plugin
 *   throws
 */
export async function writePluginFiles(
  site: BuiltSite,
  staging: string,
  view: OutputView,
): Promise<string[]> {
  const { base, siteOrigin } = site.config;
  const plugins = site.config.plugins.filter(({ files }) => files);
  const warnings: string[] = [];
  if (plugins.length === 0 || !view.isWhole()) return warnings;
  const pages = pagesOf(site, view);
  for (const plugin of plugins) {
    const warn = (message: string) => void warnings.push(`Plugin "${plugin.name}": ${message}`);
    const output: PluginOutput = { base, siteOrigin, pages, warn, files: () => writtenFiles(view) };
    const files = await inPlugin(plugin, 'files', () => plugin.files?.(output));
    const called = { plugin: plugin.name, hook: 'files' };
    const there = new Set(view.files());
    for (const file of entriesOf(files, ['path', 'content'], called)) {
      writeFile(file, plugin.name, staging, there);
    }
  }
  return warnings;
}

function pagesOf({ config, table, metas, plan }: BuiltSite, view: OutputView): OutputPage[] {
  const urls = urlSettings(config);
  const chapters = config.localeInfos.flatMap(({ edition }) => readingOrder(edition, table.routes, plan));
  const inOrder = chapters.flatMap(({ pages }) => pages);
  return inOrder.map(({ routePath: path, lang }) => {
    const { title = '', description = '', frontmatter = {} } = metas.get(path) ?? {};
    const file = documentFile(path);
    return {
      path,
      href: toHref(path, urls),
      lang,
      title,
      description,
      frontmatter,
      file,
      html: () => readFileSync(view.placeOf(file), 'utf8'),
    };
  });
}

function writtenFiles(view: OutputView): WrittenFile[] {
  return view
    .files()
    .sort()
    .map((path) => ({ path, read: () => readFileSync(view.placeOf(path)) }));
}

/** Writes a file of a plugin. @param there files of the output; the new one is added */
function writeFile({ path, content }: OutputFile, plugin: string, staging: string, there: Set<string>): void {
  const file = join(staging, path);
  if (path === '' || path.startsWith('/') || normalize(path).startsWith('..')) {
    throw new DocsError(`Plugin "${plugin}" writes the file "${path}", which is not in the output.`, {
      hint: 'A path is relative to the output folder: "feeds/all.json".',
    });
  }
  if (there.has(path) || existsSync(file)) {
    throw new DocsError(`Plugin "${plugin}" writes the file "${path}", which is already in the output.`, {
      hint: 'Give it another path; a public file of the project can be removed.',
    });
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  there.add(path);
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import type { Config } from '../config/load.ts';
import type { OutputFile, OutputPage, PluginOutput } from '../config/plugin.ts';
import { inPlugin } from '../config/plugins.ts';
import type { PageMeta } from '../pages/compile-page.ts';
import type { RouteTable } from '../routes/table.ts';
import { DocsError } from '../shared/error.ts';
import { documentFile } from '../shared/url.ts';

/**
 * Adds the files of the plugins' `files` hooks to the finished output, each of which sees those of the ones before.
 *
 * @param staging folder of the output
 * @throws DocsError for a path that is outside of the output or that has a file already, or for a plugin whose code
 * throws
 */
export async function writePluginFiles(
  config: Config,
  table: RouteTable,
  metas: ReadonlyMap<string, PageMeta>,
  staging: string,
): Promise<void> {
  const { base, siteOrigin, plugins } = config;
  const output: PluginOutput = { base, siteOrigin, pages: pagesOf(table, metas, staging) };
  for (const plugin of plugins) {
    const files = (await inPlugin(plugin, 'files', () => plugin.files?.(output))) ?? [];
    for (const file of files) writeFile(file, plugin.name, staging);
  }
}

function pagesOf(table: RouteTable, metas: ReadonlyMap<string, PageMeta>, staging: string): OutputPage[] {
  return table.routes.map(({ path, lang }) => {
    const { title = '', description = '', frontmatter = {} } = metas.get(path) ?? {};
    const file = documentFile(path);
    return {
      path,
      lang,
      title,
      description,
      frontmatter,
      file,
      html: () => readFileSync(join(staging, file), 'utf8'),
    };
  });
}

function writeFile({ path, content }: OutputFile, plugin: string, staging: string): void {
  const file = join(staging, path);
  if (path === '' || path.startsWith('/') || normalize(path).startsWith('..')) {
    throw new DocsError(`Plugin "${plugin}" writes the file "${path}", which is not in the output.`, {
      hint: 'A path is relative to the output folder: "feeds/all.json".',
    });
  }
  if (existsSync(file)) {
    throw new DocsError(`Plugin "${plugin}" writes the file "${path}", which the output has already.`, {
      hint: 'Give it another path; a public file of the project can be removed.',
    });
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

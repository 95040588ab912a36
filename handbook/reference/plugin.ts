import { DocsError, type LecternPlugin, type OutputFile, type PluginPage, type PluginSite } from 'lectern';
import { apiPages } from './api-pages.ts';
import { cliPage } from './cli-page.ts';
import { componentPages } from './component-pages.ts';
import { configPages } from './config-pages.ts';
import { cssPage } from './css-page.ts';
import { errorsPage } from './errors-page.ts';
import { markdownPage } from './markdown-page.ts';
import { writerFor } from './markup.ts';
import { outputPage, unnamedFiles } from './output-page.ts';
import { engineFile, handbookFile } from './source.ts';
import { themePages } from './theme-pages.ts';
import type { ReferencePage } from './types.ts';

export const PAGES: readonly ReferencePage[] = [
  ...configPages,
  markdownPage,
  ...componentPages,
  cssPage,
  ...themePages,
  cliPage,
  ...apiPages,
  outputPage,
  errorsPage,
];

/** Adds the reference: pages that are generated from the code of the engine, in every language of the site. */
export function reference(): LecternPlugin {
  return {
    name: 'handbook-reference',
    // Only some kinds of pages need these styles. The others stay as light as those of the site.
    styles: [
      { file: handbookFile('theme/home.css'), usedBy: /class="home\b/ },
      { file: handbookFile('theme/facts.css'), usedBy: /class="facts"/ },
      { file: handbookFile('theme/result.css'), usedBy: /class="result"/ },
    ],
    pages(site: PluginSite): PluginPage[] {
      site.watch(engineFile('src'));
      return site.editions.flatMap(({ folder, lang }) => {
        const writer = writerFor(lang);
        return PAGES.map(({ name, format = 'md', write }) => ({
          path: `${folder}/reference/${name}.${format}`,
          text: write(writer),
        }));
      });
    },
    files(output): OutputFile[] {
      const [unnamed] = unnamedFiles(output);
      if (unnamed === undefined) return [];
      throw new DocsError(`"${unnamed}" is in the output, and its page in the reference does not name it.`, {
        hint: 'Add a row to handbook/reference/output-page.ts.',
      });
    },
  };
}

import type { LecternPlugin, PluginPage, PluginSite } from 'lectern';
import { apiPages } from './api-pages.ts';
import { cliPage } from './cli-page.ts';
import { componentPages } from './component-pages.ts';
import { configPages } from './config-pages.ts';
import { writerFor } from './markup.ts';
import { engineFile } from './source.ts';
import type { ReferencePage } from './types.ts';

const PAGES: readonly ReferencePage[] = [...configPages, ...componentPages, ...apiPages, cliPage];

/** The reference: pages that are made from the code of the engine, in every language of the site. */
export function reference(): LecternPlugin {
  return {
    name: 'handbook-reference',
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
  };
}

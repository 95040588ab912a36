import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { plainPage } from '../lib/plain.mjs';
import { asMarkdown, atRoot, jsonModule, startProject, writePages } from '../lib/project.mjs';
import { joinFile, splitFile } from '../lib/text.mjs';

const peer = fileURLToPath(new URL('../peers/vitepress/', import.meta.url));
const project = `${peer}site/`;
const bin = `${peer}node_modules/vitepress/bin/vitepress.js`;
const rules = {
  containers: { note: 'info', important: 'warning', caution: 'danger' },
  title: (title) => ` ${title}`,
};
let current;

/** VitePress 1 with its defaults, and with local search turned on as its guide describes. */
export const vitepress = {
  id: 'vitepress',
  package: 'vitepress',
  name: 'VitePress 1',
  project,
  outDir: `${project}.vitepress/dist`,
  cache: `${project}.vitepress/cache`,
  prepare(corpus) {
    current = corpus;
    startProject(project, corpus, 'public');
    writePages(corpus, vitepress.source, (source, file) => homePage(plainPage(source, file, rules)));
    mkdirSync(`${project}.vitepress`, { recursive: true });
    writeFileSync(`${project}.vitepress/config.mjs`, jsonModule(configOf(corpus)));
  },
  build: [process.execPath, bin, 'build'],
  dev: (port) => [process.execPath, bin, 'dev', '--port', String(port)],
  source: (page) => join(project, asMarkdown(atRoot(page, current))),
};

/** Marks home pages with `layout: home`, which is VitePress's name for `pageType`. */
function homePage(source) {
  const { data, body } = splitFile(source);
  return data.pageType === 'home' ? joinFile({ data: { ...data, layout: 'home' }, body }) : source;
}

function configOf({ title, description, locales }) {
  const entries = locales.map(({ tag, label, prefix, nav, sidebars }) => {
    const theme = {
      nav: nav.map(({ text, link, activeMatch }) => ({ text, link, activeMatch })),
      sidebar: Object.fromEntries(
        Object.entries(sidebars).map(([section, items]) => [`${prefix}/${section}/`, items.flatMap(itemOf)]),
      ),
    };
    return [prefix === '' ? 'root' : prefix.slice(1), { label, lang: tag, themeConfig: theme }];
  });
  return {
    title,
    description,
    cleanUrls: true,
    locales: Object.fromEntries(entries),
    themeConfig: { search: { provider: 'local' } },
    // The pages are not Vue templates: their `{{ member }}` is text.
    vue: { template: { compilerOptions: { delimiters: ['[[[[', ']]]]'] } } },
  };
}

function itemOf(item) {
  if (item.type === 'divider') return [];
  if (item.type === 'section-header') return [{ text: item.text }];
  if (item.type === 'link') return [{ text: item.text, link: item.link }];
  return [{ text: item.text, collapsed: item.collapsed, items: item.items.flatMap(itemOf) }];
}

import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { plainPage } from '../lib/plain.mjs';
import { asMarkdown, jsonModule, startProject, writePages } from '../lib/project.mjs';

const peer = fileURLToPath(new URL('../peers/rspress2/', import.meta.url));
const project = `${peer}site/`;
const bin = `${peer}node_modules/@rspress/core/bin/rspress.js`;

/** Rspress 2 with its defaults: local search is on. It reads containers, heading ids and home pages unchanged. */
export const rspress2 = {
  id: 'rspress2',
  package: '@rspress/core',
  name: 'Rspress 2',
  project,
  outDir: `${project}doc_build`,
  cache: `${project}node_modules/.cache`,
  prepare(corpus) {
    startProject(project, corpus, 'docs/public');
    writePages(
      corpus,
      (page) => join(project, 'docs', asMarkdown(page.file)),
      (source, file) => plainPage(source, file, { containers: {}, title: (title) => ` ${title}` }),
    );
    writeFileSync(`${project}package.json`, '{ "name": "site", "private": true, "type": "module" }\n');
    writeFileSync(`${project}rspress.config.mjs`, jsonModule(configOf(corpus)));
  },
  build: [process.execPath, bin, 'build'],
  dev: (port) => [process.execPath, bin, 'dev', '--port', String(port)],
  source: ({ file }) => join(project, 'docs', asMarkdown(file)),
};

function configOf({ title, description, locales }) {
  const hasFolders = locales.some(({ folder }) => folder !== '');
  const [first] = locales;
  const entries = locales.map(({ lang, label, nav, sidebars, prefix }) => ({
    lang,
    label,
    nav: nav.map(({ text, link, activeMatch }) => ({ text, link, activeMatch })),
    sidebar: sidebarOf(sidebars, prefix),
  }));
  return {
    root: 'docs',
    title,
    description,
    lang: hasFolders ? first.lang : undefined,
    themeConfig: hasFolders ? { locales: entries } : { nav: entries[0].nav, sidebar: entries[0].sidebar },
    ...(hasFolders && { locales: locales.map(({ lang, label }) => ({ lang, label, title, description })) }),
    route: { cleanUrls: true },
    // Rspress reports links to public files as links to missing pages.
    markdown: { link: { checkDeadLinks: { excludes: publicUrls() } } },
  };
}

function publicUrls() {
  const folder = `${project}docs/public`;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `/${file}`);
}

function sidebarOf(sidebars, prefix) {
  return Object.fromEntries(
    Object.entries(sidebars).map(([section, items]) => [`${prefix}/${section}/`, items.map(itemOf)]),
  );
}

function itemOf(item) {
  if (item.type === 'divider') return { dividerType: 'solid' };
  if (item.type === 'section-header') return { sectionHeaderText: item.text };
  if (item.type === 'link') return { text: item.text, link: item.link };
  const { text, collapsible, collapsed, items } = item;
  return { text, collapsible, collapsed, items: items.map(itemOf) };
}

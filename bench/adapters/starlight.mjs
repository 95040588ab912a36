import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { plainPage } from '../lib/plain.mjs';
import { asMarkdown, atRoot, startProject, writePages } from '../lib/project.mjs';
import { joinFile, plainHeading, splitFile } from '../lib/text.mjs';

const peer = fileURLToPath(new URL('../peers/starlight/', import.meta.url));
const project = `${peer}site/`;
/** Astro 7 needs Node 22, which the npm package `node` provides. */
const command = [`${peer}node_modules/node/bin/node`, `${peer}node_modules/astro/bin/astro.mjs`];
const rules = {
  containers: { info: 'note', important: 'note', warning: 'caution', details: 'note' },
  title: (title) => `[${title}]`,
  headingIds: false,
};
let current;

/**
 * Starlight with its defaults, which include Pagefind search. A route middleware gives each section its own sidebar.
 */
export const starlight = {
  id: 'starlight',
  package: '@astrojs/starlight',
  name: 'Starlight',
  project,
  outDir: `${project}dist`,
  cache: `${project}node_modules`,
  prepare(corpus) {
    current = corpus;
    startProject(project, corpus, 'public');
    writePages(corpus, starlight.source, (source, file) => withTitle(plainPage(source, file, rules)));
    writeFileSync(`${project}package.json`, `${JSON.stringify(PACKAGE)}\n`);
    writeFileSync(`${project}src/content.config.ts`, CONTENT_CONFIG);
    writeFileSync(`${project}src/section.ts`, MIDDLEWARE);
    writeFileSync(`${project}astro.config.mjs`, configOf(corpus));
  },
  build: [...command, 'build'],
  dev: (port) => [...command, 'dev', '--port', String(port)],
  source: (page) => join(project, 'src/content/docs', asMarkdown(atRoot(page, current))),
};

/** Astro bundles the dependencies listed in the project's own package.json for the server. */
const PACKAGE = {
  name: 'site',
  private: true,
  type: 'module',
  dependencies: { '@astrojs/starlight': '*', astro: '*' },
};

const CONTENT_CONFIG = `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

const MIDDLEWARE = `import { defineRouteMiddleware } from '@astrojs/starlight/route-data';
export const onRequest = defineRouteMiddleware((context) => {
  const { starlightRoute: route } = context.locals;
  const [section] = route.id.slice(route.locale ? route.locale.length + 1 : 0).split('/');
  const group = route.sidebar.find(({ label }) => label === section);
  route.sidebar = group?.entries ?? [];
});
`;

/** Moves the title into the front matter, which Starlight shows as the heading. Home pages become splash pages. */
function withTitle(source) {
  const { data, body } = splitFile(source);
  const heading = /^# (.+)$/m.exec(body);
  const title = data.title ?? plainHeading(heading?.[1] ?? 'Untitled');
  const text = heading ? body.replace(heading[0], '') : body;
  if (data.pageType !== 'home')
    return joinFile({ data: { title, ...pick(data, 'description') }, body: text });
  const { hero = {}, features = [] } = data;
  const actions = (hero.actions ?? []).map(({ text: label, link, theme }) => ({
    text: label,
    link,
    variant: theme === 'brand' ? 'primary' : 'secondary',
  }));
  const splash = {
    title,
    template: 'splash',
    hero: { title: hero.name ?? title, tagline: hero.tagline, actions },
  };
  const list = features.map((feature) => `## ${feature.icon ?? ''} ${feature.title}\n\n${feature.details}\n`);
  return joinFile({ data: splash, body: `${hero.text ?? ''}\n\n${list.join('\n')}${text}` });
}

const pick = (data, key) => (data[key] === undefined ? {} : { [key]: data[key] });

function configOf({ title, description, locales }) {
  const [first, ...others] = locales;
  const sidebar = Object.entries(first.sidebars).map(([section, items]) => ({
    label: section,
    items: itemsOf(
      items,
      others.map((locale) => [locale.tag, locale.sidebars[section] ?? []]),
    ),
  }));
  const options = {
    title,
    description,
    sidebar,
    routeMiddleware: './src/section.ts',
    ...(others.length > 0 && {
      defaultLocale: 'root',
      locales: Object.fromEntries(
        locales.map(({ prefix, label, tag }) => [prefix.slice(1) || 'root', { label, lang: tag }]),
      ),
    }),
  };
  return `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
export default defineConfig({ integrations: [starlight(${JSON.stringify(options, null, 2)})] });
`;
}

/** Starlight has one sidebar for all languages. Translated labels are read from the items at the same index. */
function itemsOf(items, translated) {
  return items.flatMap((item, index) => {
    const translations = Object.fromEntries(
      translated.flatMap(([tag, list]) => (list[index]?.text ? [[tag, list[index].text]] : [])),
    );
    if (item.type === 'link') return [{ label: item.text, link: item.link, translations }];
    if (item.type !== 'group') return [];
    const inner = translated.map(([tag, list]) => [tag, list[index]?.items ?? []]);
    return [{ label: item.text, translations, collapsed: item.collapsed, items: itemsOf(item.items, inner) }];
  });
}

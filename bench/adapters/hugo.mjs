import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { plainPage } from '../lib/plain.mjs';
import { asMarkdown, startProject, writePages } from '../lib/project.mjs';

const project = fileURLToPath(new URL('../results/hugo/', import.meta.url));
/** Rules for Hugo. Container types keep their names: in Hugo, each theme has its own shortcodes for containers. */
const rules = { containers: {}, title: (title) => ` ${title}`, headingIds: true };

/**
 * Hugo with a bare theme: the text, a navigation, the sidebar of the section, highlighted code. It builds no search, no
 * Markdown twins and no data for client-side navigation. It is a lower bound, not a peer with the same features.
 */
export const hugo = {
  id: 'hugo',
  name: 'Hugo, bare theme',
  /** Not from npm: `apt-get install hugo`. */
  command: 'hugo',
  project,
  outDir: `${project}public`,
  cache: '',
  prepare(corpus) {
    startProject(project, corpus, 'static');
    writePages(corpus, hugo.source, (source, file) => withoutShortcodes(plainPage(source, file, rules)));
    for (const [file, text] of Object.entries(layouts)) write(`layouts/${file}`, text);
    write('config.json', JSON.stringify(configOf(corpus), null, 2));
  },
  build: ['hugo', '--quiet'],
  dev: (port) => ['hugo', 'server', '--port', String(port)],
  source: ({ file }) => join(project, 'content', asMarkdown(file).replace(/(^|\/)index\.md$/, '$1_index.md')),
};

/** Breaks up `{{<` and `{{%`: in a text about templates they are not shortcode calls. */
function withoutShortcodes(source) {
  return source.replace(/\{\{(?=[<%])/g, '{ {');
}

function configOf({ title, locales }) {
  return {
    baseURL: '/',
    title,
    disableKinds: ['RSS', 'taxonomy', 'term'],
    defaultContentLanguage: locales[0].lang,
    markup: { goldmark: { renderer: { unsafe: true } }, highlight: { noClasses: false } },
    languages: Object.fromEntries(
      locales.map(({ lang, tag, label, folder, nav }, index) => [
        lang,
        {
          languageName: label,
          languageCode: tag,
          weight: index + 1,
          contentDir: join('content', folder),
          menu: { main: nav.filter(({ link }) => link).map(({ text, link }) => ({ name: text, url: link })) },
        },
      ]),
    ),
  };
}

const layouts = {
  '_default/baseof.html': `<!doctype html>
<html lang="{{ .Site.LanguageCode }}">
<head><meta charset="utf-8"><title>{{ .Title }} | {{ .Site.Title }}</title></head>
<body>
<nav>{{ range .Site.Menus.main }}<a href="{{ .URL }}">{{ .Name }}</a>{{ end }}</nav>
<aside>{{ with .FirstSection }}{{ partialCached "sidebar.html" . .Path .Lang }}{{ end }}</aside>
<main>{{ block "main" . }}{{ end }}</main>
<aside>{{ .TableOfContents }}</aside>
</body>
</html>
`,
  '_default/single.html': '{{ define "main" }}{{ .Content }}{{ end }}\n',
  '_default/list.html': '{{ define "main" }}{{ .Content }}{{ end }}\n',
  'partials/sidebar.html':
    '<ul>{{ range .RegularPagesRecursive }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}</ul>\n',
};

function write(file, text) {
  const path = join(project, file);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
}

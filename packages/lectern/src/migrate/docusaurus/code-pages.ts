import { Visitor } from 'vite';
import { capital } from '../capital.ts';
import { parseScript } from '../imports.ts';
import type { Runnable } from '../runnable.ts';
import { at, only } from '../their-config.ts';
import type { Move } from '../types.ts';
import type { PluginOptions } from './options.ts';
import { importedFiles } from './site-files.ts';
import { type Doc, tidy } from './tree.ts';

/** A page that is code: `src/pages/index.js`. */
export interface CodePage {
  doc: Doc;
  /** Module that a page imports: `@site/src/pages/index`. */
  module: string;
  /** Project files that it runs, as absolute paths. */
  files: string[];
  title: string;
  description: string | undefined;
}

export interface CodePages {
  pages: CodePage[];
  /** Pages that cannot run, and why. */
  left: { file: string; reason: string }[];
}

/** Matches scripts, except tests, styles and parts. */
const SCRIPT = /^(?!(?:.*\/)?_).*(?<!\.(?:test|module|d))\.[jt]sx?$/;

/** Finds pages that are code, and checks whether they can run here. A page of an earlier run is left out. */
export function codePages(
  { files }: Move,
  options: PluginOptions,
  { root, runnable, siteTitle }: { root: string; runnable: Runnable; siteTitle: string },
): CodePages {
  const folder = String(at(options.pages, 'path') ?? 'src/pages');
  const found: CodePages = { pages: [], left: [] };
  if (options.pages === false) return found;
  const scripts = files.list(folder).filter((file) => SCRIPT.test(file.slice(folder.length + 1)));
  const parts = new Set(scripts.flatMap((file) => importedFiles(file, files.read(file))));
  for (const file of scripts) {
    const code = files.read(file);
    const name = file.slice(folder.length + 1).replace(/\.[jt]sx?$/, '');
    const to = `${root}/${name}.mdx`;
    if (isPart(file, parts) || !/\bexport\s+default\b|\bas\s+default\b/.test(code) || files.exists(to))
      continue;
    const module = `@site/${folder}/${name}`;
    const reason = runnable.reason(module, ['default'], files.absolute(to));
    if (reason) found.left.push({ file, reason });
    else {
      const { title, description } = layoutProps(file, code);
      found.pages.push({
        doc: docOf(file, to, name),
        module,
        files: runnable.files(module, files.absolute(to)),
        title: title ?? titleOf(name, siteTitle),
        description,
      });
    }
  }
  return found;
}

/** Checks whether another script imports a file. @param parts imported paths, with or without extension and `index` */
function isPart(file: string, parts: ReadonlySet<string>): boolean {
  const plain = file.replace(/\.[jt]sx?$/, '');
  return [file, plain, plain.replace(/\/index$/, '')].some((path) => parts.has(path));
}

function docOf(from: string, to: string, name: string): Doc {
  const route = tidy(`/${name.replace(/(?:^|\/)index$/, '')}`);
  return { from, to, id: '', oldRoute: route, route, title: null, label: null, position: null };
}

/** Returns a title for a page without one: that of the site, or the name of its file or folder. */
function titleOf(name: string, siteTitle: string): string {
  const last =
    name
      .replace(/(?:^|\/)index$/, '')
      .split('/')
      .at(-1) ?? '';
  return last === '' ? siteTitle : capital(last.replaceAll('-', ' '));
}

/** Returns the title and description that a page gives to `<Layout>` as plain text. */
function layoutProps(file: string, code: string): { title?: string; description?: string } {
  const found: { title?: string; description?: string } = {};
  new Visitor({
    JSXOpeningElement({ name, attributes }) {
      if (name.type !== 'JSXIdentifier' || name.name !== 'Layout') return;
      for (const attribute of attributes) {
        if (attribute.type !== 'JSXAttribute' || attribute.value?.type !== 'Literal') continue;
        const key = attribute.name.type === 'JSXIdentifier' ? attribute.name.name : '';
        if (key === 'title' || key === 'description') found[key] = String(attribute.value.value);
      }
    },
  }).visit(parseScript(file, code).program);
  return found;
}

/** Returns the pages whose address no other page has. @param docs other pages of the site */
export function withoutTaken(all: CodePages, docs: readonly Doc[]): CodePages {
  const routes = new Set(docs.map(({ route }) => tidy(route)));
  const taken = all.pages.filter(({ doc }) => routes.has(doc.route));
  return {
    ...all,
    pages: all.pages.filter((page) => !taken.includes(page)),
    left: [
      ...all.left,
      ...taken.map(({ doc }) => ({ file: doc.from, reason: `another page has the address ${doc.route}` })),
    ],
  };
}

/** Writes the page of each component, in every language: its component knows their texts. */
export function writeCodePages(
  { files, report }: Move,
  { pages }: CodePages,
  { root, langs, used }: { root: string; langs: readonly string[]; used: Set<string> },
): void {
  for (const { doc, module, files: needed, title, description } of pages) {
    for (const file of needed) used.add(file);
    const front = Object.entries(only({ title, description })).map(
      ([key, value]) => `${key}: ${JSON.stringify(value)}`,
    );
    const text = [
      '---',
      ...front,
      'pageType: custom',
      '---',
      '',
      `import Page from '${module}';`,
      '',
      '<Page />',
      '',
    ].join('\n');
    for (const folder of [root, ...langs.map((lang) => `${root}/${lang}`)]) {
      const to = folder + doc.to.slice(root.length);
      if (!files.exists(to)) files.write(to, text);
    }
    report.add('done', doc.from, `Its page is ${doc.to}.`);
  }
}

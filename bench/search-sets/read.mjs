import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { markdownToHtml } from 'satteri';

/**
 * Reads the pages of a set as plain articles. Syntax specific to an engine is removed, so that only the search is
 * judged.
 *
 * @param set of `sets.mjs`
 * @param mirror folder with git directories: `<owner>+<name>/repo`
 * @returns `[{ route, title, description, html }]`; null if the repository is not there
 */
export function readSet(set, lang, mirror) {
  const repository = join(mirror, set.repository.replace('/', '+'), 'repo');
  if (!existsSync(repository)) return null;
  const files = readFiles(repository, set.commit, set.folders[lang]);
  const routes = new Map();
  const pages = [...files.keys()].filter((name) => !set.without?.test(name));
  for (const name of pages) routes.set(name, routeOf(name));
  return pages
    .map((name) => ({ name, ...toArticle(withFragments(files.get(name), files)) }))
    .filter(({ title }) => title)
    .map(({ name, html, ...page }) => ({
      ...page,
      route: routes.get(name),
      html: resolveLinks(html, name, lang, new Set(routes.values())),
    }));
}

/** Reads all Markdown files in a folder, with two calls of git. */
function readFiles(repository, commit, folder) {
  const git = (args, input) =>
    execFileSync('git', ['-C', repository, ...args], { input, maxBuffer: 1 << 28 });
  const names = git(['ls-tree', '-r', '--name-only', commit, ...(folder ? [folder] : [])])
    .toString()
    .split('\n')
    .filter((name) => /\.mdx?$/.test(name));
  const batch = git(['cat-file', '--batch'], names.map((name) => `${commit}:${name}\n`).join(''));
  const files = new Map();
  let at = 0;
  for (const name of names) {
    const end = batch.indexOf(10, at);
    const size = Number(batch.toString('utf8', at, end).split(' ')[2]);
    files.set(folder ? name.slice(folder.length + 1) : name, batch.toString('utf8', end + 1, end + 1 + size));
    at = end + size + 2;
  }
  return files;
}

function routeOf(name) {
  return `/${name.replace(/\.mdx?$/, '').replace(/(^|\/)(?:index|readme)$/i, '$1')}`.replace(/(.)\/$/, '$1');
}

/** Inlines fragments: `import Text from '@en/shared/text.md'` and `<Text />` become the text of that file. */
function withFragments(text, files) {
  const imports = [...text.matchAll(/^import (\w+) from '[^']*?((?:[\w-]+\/)?[\w-]+\.mdx?)';?$/gm)];
  let whole = text;
  for (const [, component, path] of imports) {
    const name = [...files.keys()].find((file) => file === path || file.endsWith(`/${path}`));
    if (name) whole = whole.replaceAll(new RegExp(`<${component}\\b[^>]*/>`, 'g'), () => files.get(name));
  }
  return whole;
}

function toArticle(source) {
  const [, front = '', body = source] = /^\s*---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? [];
  const { html } = markdownToHtml(tidy(body));
  const own = (name) => new RegExp(`^${name}:\\s*['"]?(.*?)['"]?\\s*$`, 'm').exec(front)?.[1] ?? '';
  const first = /<h1>([\s\S]*?)<\/h1>/.exec(html)?.[1];
  const title = textOf((own('title') || first) ?? /<h2>([\s\S]*?)<\/h2>/.exec(html)?.[1] ?? '');
  return {
    title: title.replace(/\s*\{#.*/, ''),
    description: own('description').replace(/^[|>]-?$/, ''),
    html: withIds(html),
  };
}

/** Removes syntax of other engines and MDX from Markdown; code stays unchanged. */
function tidy(body) {
  return body
    .split(/(^ *```[\s\S]*?^ *```)/m)
    .map((part, at) => (at % 2 ? part : tidyText(part)))
    .join('');
}

function tidyText(text) {
  return text
    .replace(/^(?:import|export) .*$/gm, '')
    .replace(/<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/g, '')
    .replace(/^ *:::.*$/gm, '')
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<\/?[A-Z][\w.]*(?:\s[^<>]*)?\/?>|<\/?div\b[^>]*>/g, '\n');
}

const textOf = (html) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .trim();

/** Adds ids to headings: the id that the author gave, or one made from the text. */
function withIds(html) {
  const seen = new Map();
  return html.replace(/<h([1-6])>([\s\S]*?)<\/h\1>/g, (_, depth, inner) => {
    const [, text = inner, own] = /^([\s\S]*?)\s*(?:\\?\{#([^}]*?)\\?\}|\{\/\*#?.*)?$/.exec(inner) ?? [];
    const base =
      own ??
      textOf(text)
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, '');
    const count = seen.get(base) ?? 0;
    seen.set(base, count + 1);
    return `<h${depth} id="${count ? `${base}-${count}` : base}">${text}</h${depth}>`;
  });
}

/** Resolves links to routes of the set; links without a target stay unchanged. */
function resolveLinks(html, name, lang, routes) {
  return html.replace(/(<a [^>]*?href=")([^"#]*)([^"]*")/g, (whole, before, path, after) => {
    if (/^(?:[a-z]+:|\/\/)/i.test(path)) return whole;
    const from = posix.dirname(`/${name}`);
    const full = path === '' ? `/${name}` : path.startsWith('/') ? path : posix.join(from, path);
    const route = routeOf(
      full
        .replace(/^\/+/, '')
        .replace(/\.html$/, '')
        .replace(new RegExp(`^(?:${lang}|zh-cn)/`), ''),
    );
    const found = [route, route.replace(/\/index$/, '')].find((one) => routes.has(one));
    return found ? `${before}${found}${after}` : whole;
  });
}

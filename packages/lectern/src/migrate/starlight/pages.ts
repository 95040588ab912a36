import { posix } from 'node:path';
import { styleObject } from '../astro/attributes.ts';
import type { AstroComponents } from '../astro/components.ts';
import { PART, withParts } from '../astro/slots.ts';
import { importCode, pageNames, withoutNames } from '../imports.ts';
import { isJsx, openingEnd, type PlacedJsx } from '../jsx.ts';
import { isAbsoluteUrl, linksOf, splitUrl } from '../links.ts';
import { type Page, readPage, walk, writtenPage } from '../page.ts';
import { reactPage } from '../react-page.ts';
import type { Report } from '../report.ts';
import type { Runnable } from '../runnable.ts';
import { bannerNote, withFirstBlock } from './banner.ts';
import { codeFences } from './code-fences.ts';
import { type Context, TRANSLATE } from './components.ts';
import type { StarParts } from './config.ts';
import { frontMatter } from './front-matter.ts';
import { type IconExport, iconImport, type StarIcons } from './icons.ts';
import { slugPath } from './rename.ts';

export const ENGINE = /^(?:@astrojs\/|astro(?::|\/|$))/;

export interface StarSite extends Pick<StarParts, 'files' | 'root'> {
  runnable: Runnable;
  report: Report;
  /** Astro components of the project. */
  components: AstroComponents;
  icons: StarIcons;
  /** Collects the project's own files that pages need, as absolute paths. */
  used: Set<string>;
}

/** Translates a Starlight page: components, front matter, and links that were relative to its address. */
export function starlightPage(given: Page, site: StarSite): string {
  const absolute = site.files.absolute(given.file);
  const page = given.format === 'mdx' ? slotted(given, site, absolute) : given;
  const icons = page.format === 'mdx' ? components(page, site, absolute) : new Set<IconExport>();
  codeFences(page);
  frontMatter(page, site);
  // The elements have changed by now, so links in them are searched in the new text.
  const banner = bannerNote(page);
  const text = writtenPage(page);
  const translated = readPage(page.file, banner === null ? text : withFirstBlock(text, banner));
  links(translated, site);
  importIcons(translated, icons);
  return writtenPage(translated);
}

/** Wraps content for slots of translated components, which need a special form. */
function slotted(page: Page, { runnable, components }: StarSite, absolute: string): Page {
  const translated = pageNames(page).imports.flatMap(({ specifier, names }) => {
    const target = specifier.endsWith('.astro') ? runnable.resolve(specifier, absolute) : null;
    return target !== null && components.reason(target) === null ? names.map(({ local }) => local) : [];
  });
  const text = withParts(page, new Set(translated));
  return text === null ? page : readPage(page.file, text);
}

/** Adds the import of icons before the first import, or at the top of the page. */
function importIcons(page: Page, names: ReadonlySet<IconExport>): void {
  if (names.size === 0) return;
  const [first] = pageNames(page).imports;
  const at =
    first?.start ?? page.tree.children.find(({ type }) => type !== 'yaml')?.position?.start.offset ?? 0;
  page.edits.push({ start: at, end: at, text: `${iconImport(page.file, names)}\n${first ? '' : '\n'}` });
}

/** @returns the icon exports that the page needs */
function components(page: Page, site: StarSite, absolute: string): Set<IconExport> {
  const { report, runnable, used: needed, icons } = site;
  const { imports, declared } = pageNames(page);
  const theirs = new Map<string, string>([['Fragment', 'Fragment']]);
  const shown = new Map<string, string>();
  for (const { specifier, names } of imports) {
    for (const { local, imported } of names) {
      const name =
        specifier === '@astrojs/starlight/components' || specifier === 'astro:assets' ? imported : '';
      if (Object.hasOwn(TRANSLATE, name)) theirs.set(local, name);
      if (/\?raw$|\.(?:png|jpe?g|gif|svg|webp|avif)$/i.test(specifier)) shown.set(local, specifier);
    }
  }
  const used = new Set<string>();
  const exists = (specifier: string) => runnable.resolve(specifier, absolute) !== null;
  const context: Context = { report, files: shown, exists, icons, iconNames: new Set() };
  walk(page.tree, (node) => {
    if (!isJsx(node)) return;
    dropDirectives(page, node);
    reactStyle(page, node);
    if (declared.has(node.name ?? '')) return;
    const translate = TRANSLATE[theirs.get(node.name ?? '') ?? ''];
    const made = translate?.(page, node, context);
    if (made) used.add(made);
  });
  const gone = new Set([...theirs.keys(), ...shown.keys()]);
  const written = imports.filter(({ names }) => names.some(({ local }) => gone.has(local)));
  const names = [...used].sort().map((name) => ({ local: name, imported: name }));
  const place = written.find(({ specifier }) => specifier === '@astrojs/starlight/components');
  for (const statement of written) {
    const left = statement.names.filter(({ local }) => !gone.has(local));
    const isPlace = statement === place && names.length > 0;
    page.edits.push(
      isPlace && left.length === 0
        ? { start: statement.start, end: statement.end, text: importCode(names, '@theme') }
        : withoutNames(page.source, statement, gone),
    );
  }
  const { reasons, files } = reactPage({ page, runnable, report, absolute, done: new Set([...gone, PART]) });
  for (const file of files) needed.add(file);
  ownComponents(page, site, reasons, absolute);
  fragments(page);
  return context.iconNames;
}

/** Rewrites imports of Markdown files: Astro exports their content as `Content`, Lectern as the default export. */
function fragments(page: Page): void {
  for (const { specifier, names, start, end } of pageNames(page).imports) {
    const [name, other] = names;
    if (!/\.mdx?$/.test(specifier) || name?.imported !== 'Content' || other) continue;
    page.edits.push({ start, end, text: `import ${name.local} from '${specifier}';` });
  }
}

/**
 * Removes directives such as `client:load`, which say when a component starts: an island starts when it comes into
 * view.
 */
function dropDirectives({ source, edits }: Page, { start, attributes }: PlacedJsx): void {
  if (!attributes.some((item) => item.type === 'mdxJsxAttribute' && item.name.startsWith('client:'))) return;
  const tag = source.slice(start, openingEnd(source, start));
  for (const match of tag.matchAll(/\s+client:[\w-]+(?:=(?:"[^"]*"|'[^']*'|\{[^}]*\}))?/g))
    edits.push({ start: start + match.index, end: start + match.index + match[0].length, text: '' });
}

/** Converts `style` of an element from text, as in Astro, to an object, as in React. */
function reactStyle({ source, edits }: Page, { start, name, attributes }: PlacedJsx): void {
  const style = attributes.find((item) => item.type === 'mdxJsxAttribute' && item.name === 'style');
  if (typeof style?.value !== 'string' || !/^[a-z]/.test(name ?? '')) return;
  const match = /\sstyle=(?:"[^"]*"|'[^']*')/.exec(source.slice(start, openingEnd(source, start)));
  if (!match) return;
  const at = start + match.index;
  edits.push({ start: at, end: at + match[0].length, text: ` style={${styleObject(style.value)}}` });
}

/** Changes imports of Astro components to the translated components. */
function ownComponents(
  page: Page,
  site: StarSite,
  reasons: ReadonlyMap<string, string>,
  absolute: string,
): void {
  for (const { specifier, names, source } of pageNames(page).imports) {
    const target = specifier.endsWith('.astro') ? site.runnable.resolve(specifier, absolute) : null;
    if (target === null || names.some(({ local }) => reasons.has(local))) continue;
    const text = `'${site.components.specifierFor(specifier, target)}'`;
    page.edits.push({ start: source.start, end: source.end, text });
  }
}

/** Converts relative links: on a page at `/guides/a/`, `../b/` meant `/guides/b/`. Links to files do not change. */
function links(page: Page, { root }: StarSite): void {
  const inside = page.file
    .slice(root.length + 1)
    .replace(/\.mdx?$/, '')
    .replace(/(?:^|\/)index$/, '');
  for (const { url, start, end, kind } of linksOf(page)) {
    const [path, rest] = splitUrl(url);
    if (
      kind === 'image' ||
      path === '' ||
      path.startsWith('/') ||
      isAbsoluteUrl(url) ||
      /\.[a-z\d]{2,5}$/i.test(path)
    )
      continue;
    const target = posix.join('/', slugPath(inside), decodeURI(path)).replace(/(?<=.)\/$/, '');
    page.edits.push({ start, end, text: encodeURI(target) + rest });
  }
}

import type { MarkdownToHtmlResult, MdxToJsResult } from 'satteri';
import { markdownToHtml, mdxToJs } from 'satteri';
import { DocsError, DocsErrors } from '../shared/error.ts';
import { withoutNotes } from '../shared/notes.ts';
import type { Frontmatter } from '../shared/types.ts';
import { usesDirectives } from './directives.ts';
import { warnOfForeign } from './foreign-syntax.ts';
import { normalize, readFrontmatter, splitFrontmatter } from './front-matter.ts';
import { noteFrontMatter } from './front-matter-links.ts';
import { resolveImage } from './images.ts';
import { assertWithinLimits } from './limits.ts';
import { assertDeclaredOnce, finishCode } from './mdx-code.ts';
import { mdxError } from './mdx-error.ts';
import { withSafeEnd } from './mdx-limits.ts';
import type { Page, SourceFile } from './page.ts';
import { createPage } from './page.ts';
import { pipeline } from './pipeline.ts';
import { withOffsets } from './plain-text.ts';
import { pluginsFor } from './plugins.ts';
import { prepare } from './prepare.ts';
import { tableCells } from './tables.ts';
import { headingOf, placeTitle, titleOf } from './title.ts';
import { placeToc } from './toc.ts';
import type { CompiledPage, CompileOptions, PageImage } from './types.ts';

/**
 * Compiles one Markdown or MDX file to a `CompiledPage`, which contains everything that later steps need.
 *
 * @throws DocsError with file and line for a mistake of the author, DocsErrors for several
 */
export function compile(source: string, options: CompileOptions): CompiledPage {
  const { page, errors } = compileAll(source, options);
  const [first] = errors;
  if (page && !first) return page;
  if (errors.length === 1) throw first;
  throw new DocsErrors(`${errors.length} errors in ${options.display(options.file)}`, errors);
}

/**
 * Does the same as `compile`, but does not stop at the first mistake.
 *
 * @returns the page, with a note in place of each mistake, or null if the text cannot be parsed; and the mistakes,
 *   which do not prevent the page from being shown
 * @throws bugs of a plugin or of Lectern
 */
export function compileAll(
  source: string,
  options: CompileOptions,
): { page: CompiledPage | null; errors: DocsError[] } {
  const { file, format, display } = options;
  const page = createPage(options, (fragment, from) => {
    page.fragmentUses++;
    const { text } = splitFrontmatter(normalize(fragment.source));
    const fragmentFormat = fragment.file.endsWith('.mdx') ? 'mdx' : 'md';
    const inner = openFile(page, {
      file: fragment.file,
      format: fragmentFormat,
      text,
      chain: from.chain,
      frontmatter,
    });
    const prefix = `fragment-${page.fragmentUses}-`;
    return { format: fragmentFormat, output: ownFootnoteLabel(run(inner, prefix), prefix) };
  });
  const { yaml, text: written } = splitFrontmatter(normalize(source));
  // Invalid front matter is recorded like any other mistake, and the text is still compiled.
  const frontmatter =
    (yaml !== null &&
      orNoted(page, () =>
        readFrontmatter(yaml, display(file), { own: options.frontmatter, tell: tellOf(page) }),
      )) ||
    {};
  page.heading = headingOf(frontmatter);
  page.frontmatter = frontmatter;
  const opened = openFile(page, { file, format, text: written, chain: [], frontmatter });
  warnOfForeign(opened);
  const { strings } = options;
  const parsed = orNoted(page, () => run(opened, 'user-content-'));
  if (parsed === null) return { page: null, errors: page.errors };
  const output = placeToc(placeTitle(parsed, page), format, page.toc, strings.toc ?? 'On this page');
  // Resolved after the images of the text, since only the first image of a page is not loaded lazily.
  const picture = frontmatter.image
    ? resolveImage(opened, frontmatter.image, lineOfKey(yaml, 'image'))
    : null;
  const shown = withoutWrong(frontmatter, page);
  if (shown.hero || shown.features || shown.prev || shown.next) noteFrontMatter(opened, yaml, shown);
  return { page: result(page, shown, picture, output), errors: page.errors };
}

/** Returns the line of a key of the front matter, which begins on the second line of the file. */
function lineOfKey(yaml: string | null, key: string): number {
  return (yaml ?? '').split('\n').findIndex((line) => line.startsWith(`${key}:`)) + 2;
}

/**
 * Adds the prefix to the id of the footnote heading. satteri always uses the same id, and a page must not contain it
 * twice.
 */
function ownFootnoteLabel(output: string, prefix: string): string {
  return output.replace(/((?:id|aria-describedby)=\\?")(footnote-label\\?")/g, `$1${prefix}$2`);
}

/** Runs `work`. If it fails because of an author's mistake, records the mistake and returns null. */
function orNoted<T>(page: Page, work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof DocsError)) throw error;
    page.errors.push(error);
    return null;
  }
}

/** Returns front matter without invalid keys, because later steps do not check the values again. */
function withoutWrong(frontmatter: Frontmatter, { wrongKeys }: Page): Frontmatter {
  if (wrongKeys.size === 0) return frontmatter;
  return Object.fromEntries(Object.entries(frontmatter).filter(([key]) => !wrongKeys.has(key)));
}

function tellOf({ errors, warnings, wrongKeys }: Page) {
  return {
    warn: (message: string, where: string) => void warnings.push({ message, where }),
    fail(error: DocsError, key: string) {
      errors.push(error);
      wrongKeys.add(key);
    },
  };
}

function openFile(
  page: Page,
  input: Pick<SourceFile, 'file' | 'format' | 'chain'> & { text: string; frontmatter: Frontmatter },
): SourceFile {
  const { file, format, text, chain, frontmatter } = input;
  const source: Omit<SourceFile, 'plugins'> = {
    page,
    file,
    format,
    prepared: prepare(text, format),
    chain: [...chain, file],
    definitions: new Map(),
    imports: [],
    hasExports: false,
    hoisted: [],
    fragmentNames: new Map(),
    namedFragments: new Map(),
    grouped: new Set(),
    fragmentCode: [],
  };
  return { ...source, plugins: pluginsFor(source, frontmatter) };
}

/** Returns the HTML of a Markdown file or the function body of an MDX file. */
function run(source: SourceFile, clobberPrefix: string): string {
  const { text, clean, originOf } = source.prepared;
  assertWithinLimits(text, source.format, source.page.options.display(source.file), originOf);
  const { footnotes: label, footnoteBack: backLabel } = source.page.options.strings;
  const { plugins } = source;
  const seesDirectives = plugins.features.directive === true;
  if (plugins.features.math) source.page.hasMath = true;
  const features = {
    ...plugins.features,
    directive: seesDirectives || usesDirectives(text),
    frontmatter: false,
    gfm: { footnotes: { clobberPrefix, ...(label ? { label } : {}), ...(backLabel ? { backLabel } : {}) } },
  };
  const mdastPlugins = pipeline(source, plugins.mdast, seesDirectives);
  const hastPlugins = [...tableCells(source), ...plugins.hast];
  // Results are promises only if a visitor is asynchronous, and none is.
  if (source.format === 'md') {
    const { html } = markdownToHtml(text, { features, mdastPlugins, hastPlugins }) as MarkdownToHtmlResult;
    return clean(html);
  }
  try {
    const { code } = mdxToJs(withSafeEnd(text), {
      features,
      mdastPlugins,
      hastPlugins,
      outputFormat: 'function-body',
      development: true,
      optimizeStatic: { component: 'LecternStatic', prop: 'html', ignoreElements: lowerCaseMembers(text) },
    }) as MdxToJsResult;
    const finished = finishCode(code, source);
    assertDeclaredOnce(finished, source);
    return finished;
  } catch (error) {
    throw mdxError(error, source);
  }
}

/** Returns lower-case names of components such as `theme.Tab`. satteri would treat `<theme.Tab>` as an HTML element. */
function lowerCaseMembers(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(/<([a-z][\w$]*(?:\.[\w$]+)+)/g), ([, name = '']) => name))];
}

function result(
  page: Page,
  frontmatter: Frontmatter,
  picture: PageImage | null,
  output: string,
): CompiledPage {
  const { format } = page.options;
  const html = format === 'md' ? output : '';
  return {
    format,
    html,
    code: format === 'mdx' ? output : '',
    modules: [...page.modules],
    packages: page.packages,
    frontmatter,
    title:
      frontmatter.title ||
      titleOf(page.firstH1, page.otherHeadings, { frontmatter, file: page.options.file }),
    description: frontmatter.description || page.lead,
    toc: withOffsets(page.toc, withoutNotes(html)),
    anchors: page.anchors,
    links: page.links,
    images: page.images,
    picture,
    assets: page.assets,
    deps: [...page.deps],
    places: [...page.places],
    warnings: page.warnings,
    ...(page.hasMath && { hasMath: true }),
  };
}

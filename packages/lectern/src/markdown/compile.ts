import type { MarkdownToHtmlResult, MdxToJsResult } from 'satteri';
import { markdownToHtml, mdxToJs } from 'satteri';
import { DocsError, DocsErrors } from '../shared/error.ts';
import type { Frontmatter } from '../shared/types.ts';
import { normalize, readFrontmatter, splitFrontmatter } from './front-matter.ts';
import { resolveImage } from './images.ts';
import { finishCode } from './mdx-code.ts';
import { mdxError } from './mdx-error.ts';
import type { Page, SourceFile } from './page.ts';
import { createPage } from './page.ts';
import { pipeline, usesDirectives } from './pipeline.ts';
import { withOffsets } from './plain-text.ts';
import { pluginsFor } from './plugins.ts';
import { prepare } from './prepare.ts';
import { tableCells } from './tables.ts';
import type { CompiledPage, CompileOptions, PageImage } from './types.ts';

/**
 * Compiles one Markdown or MDX file to all that later steps need (`CompiledPage`).
 * Throws a `DocsError` with file and line for the author's mistakes, or `DocsErrors` when there are several.
 */
export function compile(source: string, options: CompileOptions): CompiledPage {
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
  const { yaml, text } = splitFrontmatter(normalize(source));
  const frontmatter =
    yaml === null
      ? {}
      : checked(page, () =>
          readFrontmatter(yaml, display(file), { own: options.frontmatter, tell: tellOf(page) }),
        );
  const opened = openFile(page, { file, format, text, chain: [], frontmatter });
  const output = run(opened, 'user-content-');
  // After the images of the text, the first of which does not load late.
  const picture = frontmatter.image
    ? resolveImage(opened, frontmatter.image, lineOfKey(yaml, 'image'))
    : null;
  throwErrors(page);
  return result(page, frontmatter, picture, output);
}

/** Line of a key of the front matter, which begins on the file's second line. */
function lineOfKey(yaml: string | null, key: string): number {
  return (yaml ?? '').split('\n').findIndex((line) => line.startsWith(`${key}:`)) + 2;
}

/** satteri gives the heading of the footnotes one id, whatever the prefix; a page must not hold it twice. */
function ownFootnoteLabel(output: string, prefix: string): string {
  return output.replace(/((?:id|aria-describedby)=\\?")(footnote-label\\?")/g, `$1${prefix}$2`);
}

/** Wrong front matter is noted like any other mistake, and the text still looked through. */
function checked(page: Page, read: () => Frontmatter): Frontmatter {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof DocsError)) throw error;
    page.errors.push(error);
    return {};
  }
}

function tellOf({ errors, warnings }: Page) {
  return {
    warn: (message: string, where: string) => void warnings.push({ message, where }),
    fail: (error: DocsError) => void errors.push(error),
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
    fragmentNames: new Map(),
    fragmentCode: [],
  };
  return { ...source, plugins: pluginsFor(source, frontmatter) };
}

/** HTML of a Markdown file, function body of an MDX one. */
function run(source: SourceFile, clobberPrefix: string): string {
  const { text, clean } = source.prepared;
  const { footnotes: label, footnoteBack: backLabel } = source.page.options.strings;
  const { plugins } = source;
  const seesDirectives = plugins.features.directive === true;
  const features = {
    ...plugins.features,
    directive: seesDirectives || usesDirectives(text),
    frontmatter: false,
    gfm: { footnotes: { clobberPrefix, ...(label ? { label } : {}), ...(backLabel ? { backLabel } : {}) } },
  };
  const mdastPlugins = pipeline(source, plugins.mdast, seesDirectives);
  const hastPlugins = [...tableCells(text), ...plugins.hast];
  // Results are promises only where a visitor is asynchronous; none is.
  if (source.format === 'md') {
    const { html } = markdownToHtml(text, { features, mdastPlugins, hastPlugins }) as MarkdownToHtmlResult;
    return clean(html);
  }
  try {
    const { code } = mdxToJs(text, {
      features,
      mdastPlugins,
      hastPlugins,
      outputFormat: 'function-body',
      development: true,
      optimizeStatic: { component: 'LecternStatic', prop: 'html', ignoreElements: lowerCaseMembers(text) },
    }) as MdxToJsResult;
    return finishCode(code, source);
  } catch (error) {
    throw mdxError(error, source);
  }
}

/** `<theme.Tab>` is a component; satteri takes it for an HTML element because of its small letter. */
function lowerCaseMembers(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(/<([a-z][\w$]*(?:\.[\w$]+)+)/g), ([, name = '']) => name))];
}

function throwErrors({ errors, options }: Page): void {
  const [first] = errors;
  if (!first) return;
  if (errors.length === 1) throw first;
  throw new DocsErrors(`${errors.length} errors in ${options.display(options.file)}`, errors);
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
    frontmatter,
    title: frontmatter.title || page.firstH1,
    description: frontmatter.description || page.lead,
    toc: withOffsets(page.toc, html),
    anchors: page.anchors,
    links: page.links,
    images: page.images,
    picture,
    deps: [...page.deps],
    warnings: page.warnings,
  };
}

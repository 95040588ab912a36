import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type Fence, readFences } from 'lectern/markdown';
import { glob } from 'tinyglobby';
import { formatWords, readAttributes } from './meta.js';
import type { Problem, Sample } from './sample.js';

/** A Markdown file and its samples in reading order. */
export interface Page {
  /** `site/docs/en/guide/start/index.md` */
  path: string;
  /** `en` or `zh`. */
  lang: string;
  /** Key that a page shares with its translations: `guide/start/index.md`. */
  key: string;
  source: string;
  samples: Sample[];
  /** Problems of the page itself, such as broken syntax. */
  problems: Problem[];
}

/**
 * Reads every page and fragment of the docs.
 *
 * @param docsDir absolute docs folder, with one folder per language
 * @param root absolute folder that paths in messages are relative to
 * @param read returns the samples of a page from its text and its path
 */
export async function readPages(
  docsDir: string,
  root: string,
  read: (source: string, page: string) => Pick<Page, 'samples' | 'problems'> = readSamples,
): Promise<Page[]> {
  const files = await glob('*/**/*.{md,mdx}', { cwd: docsDir, ignore: ['public/**', '**/node_modules/**'] });
  return files.sort().map((file) => {
    const source = readFileSync(join(docsDir, file), 'utf8');
    const path = relative(root, join(docsDir, file)).split(sep).join('/');
    const [lang = '', ...rest] = file.split('/');
    return { path, lang, key: rest.join('/').replace(/\.mdx?$/, ''), source, ...read(source, path) };
  });
}

/**
 * Returns the fences of one file.
 *
 * @returns a problem if the text cannot be parsed
 */
export function fencesOf(source: string, page: string): Fence[] | Problem {
  try {
    return readFences(source, page.endsWith('x') ? 'mdx' : 'md');
  } catch (error) {
    const message = `This page cannot be parsed: ${(error as Error).message.split('\n')[0]}`;
    return { page, line: 1, column: 1, message, code: 'mdx' };
  }
}

/** Returns the samples of one file. A file that cannot be parsed has a problem and no samples. */
export function readSamples(source: string, page: string): Pick<Page, 'samples' | 'problems'> {
  const fences = fencesOf(source, page);
  if (!Array.isArray(fences)) return { samples: [], problems: [fences] };
  const lines = source.replace(/\r\n?/g, '\n').split('\n');
  const problems: Problem[] = [];
  const samples = fences.map((fence) => {
    const { attributes, unknown } = readAttributes(fence.meta);
    if (unknown.length > 0) {
      const message = `Unknown in the meta of this fence: ${unknown.join(', ')}. ${formatWords()}`;
      problems.push({ page, line: Math.max(fence.line - 1, 1), column: 1, message, code: 'meta' });
    }
    for (const name of ['nocheck', 'unproven'].filter((word) => attributes[word] === '')) {
      const message = `Say why this fence is not ${name === 'nocheck' ? 'checked' : 'proven'}: ${name}="reason".`;
      problems.push({ page, line: Math.max(fence.line - 1, 1), column: 1, message, code: 'meta' });
    }
    return toSample(fence, page, lines, attributes);
  });
  return { samples, problems };
}

function toSample(
  { lang, meta, code, line }: Fence,
  page: string,
  lines: readonly string[],
  attributes: Record<string, string>,
): Sample {
  const title = attributes.title ?? '';
  const indents = code.split('\n').map((text, index) => {
    const raw = lines[line - 1 + index] ?? '';
    return Math.max(raw.endsWith(text) ? raw.length - text.length : raw.indexOf(text), 0);
  });
  return { page, lang, file: isFileName(title) ? title : '', title, meta, code, line, indents, attributes };
}

/**
 * Checks whether a title is a file name: `src/App.vue`, `.browserslistrc`, `Dockerfile.dev`; not `Before` or `Node.js
 * server`.
 */
export function isFileName(title: string): boolean {
  return /^(?:[\w@.[\]()-]+\/)*[\w@.[\]()-]*\.\w+$/.test(title) && !title.includes('..');
}

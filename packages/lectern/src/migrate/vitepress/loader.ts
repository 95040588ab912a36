import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import picomatch from 'picomatch';
import { loadTheirConfig } from '../config/load.ts';
import { callOf, plainData } from '../config/stubs.ts';
import type { Files } from '../files.ts';
import { frontMatterOf } from '../front-matter.ts';

/**
 * Returns the data of a module that lists pages of the site (`createContentLoader`). Its own code sorts and transforms
 * them. Other loaders are not run, since they may access the network.
 *
 * @param src folder of the pages
 * @returns undefined for another loader, and for one that fails
 */
export async function contentData(module: string, src: string, files: Files): Promise<unknown> {
  try {
    const { exports } = await loadTheirConfig(files.absolute(module));
    const call = callOf(exports.default);
    if (call?.name !== 'createContentLoader') return undefined;
    const [patterns, options = {}] = call.args as [
      string | string[],
      { transform?(raw: unknown[]): unknown; includeSrc?: boolean }?,
    ];
    const matches = picomatch([patterns].flat().map((pattern) => pattern.replace(/^\.?\//, '')));
    const prefix = src === '.' ? '' : `${src}/`;
    const pages = files
      .list(src === '.' ? '' : src, /\.md$/)
      .map((file) => file.slice(prefix.length))
      .filter((file) => matches(file) && !file.includes('node_modules/'));
    const raw = pages.map((file) => {
      // Reads the original file, since the page may already have been translated.
      const text = readFileSync(files.absolute(posix.join(src, file)), 'utf8');
      const url = `/${file.replace(/\.md$/, '').replace(/(^|\/)index$/, '$1')}`;
      return { url, frontmatter: { ...frontMatterOf(text).data }, src: text, html: '', excerpt: '' };
    });
    return plainData(options.transform ? await options.transform(raw) : raw, () => {});
  } catch {
    return undefined;
  }
}

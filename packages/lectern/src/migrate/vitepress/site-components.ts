import { posix } from 'node:path';
import { dataList } from '../data.ts';
import type { Files } from '../files.ts';
import { moduleNames } from '../imports.ts';
import { contentData } from './loader.ts';
import { dataImports, readVueFile, type VueFile } from './vue-file.ts';

/** A component of the site that a page can use. */
export interface SiteComponent {
  vue: VueFile;
  /** List of pages that it shows, as Markdown. */
  list: string[] | null;
}

/**
 * Returns components that code imports from project files: those of a page, or those of the theme, which every page can
 * use.
 *
 * @param from file that contains the code
 * @param src folder of the pages
 */
export async function componentsIn(
  code: readonly string[],
  from: string,
  src: string,
  files: Files,
): Promise<Map<string, SiteComponent>> {
  const found = new Map<string, SiteComponent>();
  for (const { specifier, names } of code.flatMap((text) => moduleNames(text, 'script.ts').imports)) {
    const file = posix.join(posix.dirname(from), specifier);
    if (!/^\..*\.vue$/.test(specifier) || !files.exists(file)) continue;
    const vue = readVueFile(files.read(file));
    let list: string[] | null = null;
    for (const { specifier: module, imported } of dataImports(vue)) {
      const data =
        imported === 'data' ? await contentData(moduleFile(module, file, files), src, files) : undefined;
      list ??= dataList(data);
    }
    for (const { local } of names) found.set(local, { vue, list });
  }
  return found;
}

function moduleFile(specifier: string, from: string, files: Files): string {
  const path = posix.join(posix.dirname(from), specifier);
  return (
    ['', '.ts', '.js', '.mts', '.mjs']
      .map((ending) => path + ending)
      .find((file) => /\.[cm]?[jt]s$/.test(file) && files.exists(file)) ?? path
  );
}

/** Returns the components that the theme registers for every page: `app.component('Name', Name)`. */
export async function themeComponents(
  base: string,
  src: string,
  files: Files,
): Promise<Map<string, SiteComponent>> {
  const file = ['index.ts', 'index.js', 'index.mts', 'index.mjs']
    .map((name) => posix.join(base, '.vitepress/theme', name))
    .find((name) => files.exists(name));
  if (file === undefined) return new Map();
  const code = files.read(file);
  const imported = await componentsIn([code], file, src, files);
  const named = [...code.matchAll(/\.component\(\s*['"]([\w-]+)['"]\s*,\s*(\w+)/g)];
  return new Map(
    named.flatMap(([, name = '', local = '']) => {
      const component = imported.get(local);
      return component ? [[name, component] as const] : [];
    }),
  );
}

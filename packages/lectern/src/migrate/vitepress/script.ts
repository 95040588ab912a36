import { posix } from 'node:path';
import { parseSync } from 'vite';
import { loadTheirConfig } from '../config/load.ts';
import { plainData } from '../config/stubs.ts';
import type { Files } from '../files.ts';
import { type ImportStatement, moduleNames } from '../imports.ts';
import { literalOf } from '../literal.ts';
import { componentsIn, type SiteComponent } from './site-components.ts';

/** Values of names in a page's script: pictures, and data from the project's own files. */
export interface ScriptValues {
  /** Paths as written in the page. */
  images: Map<string, string>;
  data: Map<string, unknown>;
  /** Components of the site that the page can use. */
  components: Map<string, SiteComponent>;
}

const IMAGE = /\.(?:svg|png|jpe?g|gif|webp|avif)(?:\?(?:raw|url))?$/i;

/**
 * Reads the imports of a page's script. Vue code is not run. Data loaders are not run either, since they may access the
 * network.
 */
export async function scriptValues(
  source: string,
  file: string,
  files: Files,
  site: { src: string; components: ReadonlyMap<string, SiteComponent> },
): Promise<ScriptValues> {
  const own = await componentsIn(scripts(source), file, site.src, files);
  const components = new Map([...site.components, ...own]);
  const values: ScriptValues = {
    images: new Map(),
    data: new Map(scripts(source).flatMap((code) => [...ownData(code)])),
    components,
  };
  for (const { specifier, names } of scriptImports(source)) {
    const image = IMAGE.test(specifier) ? specifier.replace(/\?.*$/, '') : null;
    const module = image || !specifier.startsWith('.') ? null : moduleFile(specifier, file, files);
    const exports = module === null ? {} : await exportsOf(files.absolute(module));
    for (const { local, imported } of names) {
      if (image && imported === 'default') values.images.set(local, image);
      if (exports[imported] !== undefined) values.data.set(local, exports[imported]);
    }
  }
  return values;
}

/** Returns arrays that the script declares, if they consist only of literals. */
function ownData(code: string): Map<string, unknown> {
  const data = new Map<string, unknown>();
  for (const statement of parseSync('script.ts', code).program.body) {
    if (statement.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declarations) {
      if (id.type !== 'Identifier' || init?.type !== 'ArrayExpression') continue;
      data.set(id.name, literalOf(code.slice(init.start, init.end)));
    }
  }
  return data;
}

/** Returns the code of each script. One may be part of an example and contain no code. */
function scripts(source: string): string[] {
  return [...source.matchAll(/^<script\b[^>]*>([\s\S]*?)^<\/script>/gm)].map(([, code = '']) => code);
}

function scriptImports(source: string): ImportStatement[] {
  return scripts(source).flatMap((code) => moduleNames(code, 'script.ts').imports);
}

function moduleFile(specifier: string, file: string, files: Files): string | null {
  const path = posix.join(posix.dirname(file), specifier);
  const found = ['', '.ts', '.js', '.mjs', '.mts', '.json']
    .map((ending) => path + ending)
    .find((name) => /\.(?:[cm]?[jt]s|json)$/.test(name) && files.exists(name));
  return found === undefined || /\.data\.[cm]?[jt]s$/.test(found) ? null : found;
}

async function exportsOf(file: string): Promise<Record<string, unknown>> {
  try {
    const { exports } = await loadTheirConfig(file);
    return plainData({ ...exports }, () => {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

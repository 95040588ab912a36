import { posix } from 'node:path';
import { parseSync } from 'vite';
import { loadTheirConfig } from '../config/load.ts';
import { plainData } from '../config/stubs.ts';
import type { Files } from '../files.ts';
import { type ImportStatement, moduleNames } from '../imports.ts';
import { literalOf } from '../literal.ts';
import { componentsIn, type SiteComponent } from './site-components.ts';

/** What names of a page's script stand for: pictures, and data of the project's own files. */
export interface ScriptValues {
  /** Paths as the page has them. */
  images: Map<string, string>;
  data: Map<string, unknown>;
  /** Components of the site that the page can name. */
  components: Map<string, SiteComponent>;
}

const IMAGE = /\.(?:svg|png|jpe?g|gif|webp|avif)(?:\?(?:raw|url))?$/i;

/** Reads what the script of a page imports. Code of Vue is not run, nor are loaders of data, which may ask a network. */
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

/** Lists that the script has itself, where they are made of literals alone. */
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

/** Code of each script; one may be part of an example, and is no code then. */
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

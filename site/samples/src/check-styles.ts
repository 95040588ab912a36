import { dirname, join } from 'node:path/posix';
import { type FileInput, found } from './context.js';
import type { Finding } from './sample.js';

/** Checks CSS, Sass, Less and Stylus with the compilers that the documented version uses. */
export async function checkStyles(input: FileInput): Promise<Finding[]> {
  if (input.lang === 'scss' || input.lang === 'sass') return checkSass(input);
  if (input.lang === 'less') return checkLess(input);
  if (input.lang === 'styl' || input.lang === 'stylus') return checkStylus(input);
  return checkCss(input);
}

interface CompilerError extends Error {
  line?: number;
  column?: number;
  lineno?: number;
  reason?: string;
  sassMessage?: string;
  span?: { start: { line: number; column: number } };
  loc?: { line: number; column: number };
}

/** Checks CSS with PostCSS, which Rsbuild runs, and with Lightning CSS, because PostCSS accepts many mistakes. */
function checkCss({ path, text, packages }: FileInput): Finding[] {
  try {
    packages.require('postcss').parse(text, { from: path });
  } catch (error) {
    const { reason, message, line, column } = error as CompilerError;
    return [found('postcss', reason ?? message, line, column)];
  }
  try {
    packages.require('lightningcss').transform({
      filename: path,
      code: Buffer.from(text),
      cssModules: /\.module\.\w+$/.test(path),
      drafts: { customMedia: true },
    });
  } catch (error) {
    const { message, loc } = error as CompilerError;
    return [found('lightningcss', message, loc?.line, loc?.column)];
  }
  return [];
}

function checkSass({ path, text, lang, read, packages }: FileInput): Finding[] {
  const find = (url: string) =>
    candidates(url, ['.scss', '.sass', '.css']).find((file) => read(file) !== undefined);
  const importer = {
    canonicalize(url: string, { containingUrl }: { containingUrl: URL | null }) {
      const from = containingUrl ? dirname(containingUrl.pathname.slice(1)) : dirname(path);
      const file = find(join(from, url.replace(/^virtual:\/*/, ''))) ?? find(url.replace(/^virtual:\/*/, ''));
      return file ? new URL(`virtual:/${file}`) : null;
    },
    load(url: URL) {
      const file = url.pathname.slice(1);
      return { contents: read(file) ?? '', syntax: file.endsWith('.sass') ? 'indented' : 'scss' };
    },
  };
  try {
    packages.compiled('sass').compileString(text, {
      syntax: lang === 'sass' ? 'indented' : 'scss',
      url: new URL(`virtual:/${path}`),
      importer,
      logger: { warn() {}, debug() {} },
    });
    return [];
  } catch (error) {
    const { sassMessage, message, span } = error as CompilerError;
    const line = span ? span.start.line + 1 : 1;
    return [found('sass', sassMessage ?? message, line, span ? span.start.column + 1 : 1)];
  }
}

async function checkLess({ path, text, read, packages }: FileInput): Promise<Finding[]> {
  const less = packages.compiled('less');
  class VirtualFiles extends less.FileManager {
    supports() {
      return true;
    }
    async loadFile(name: string, folder: string) {
      const file = candidates(join(folder, name), ['.less', '.css']).find((path) => read(path) !== undefined);
      if (file) return { filename: file, contents: read(file) };
      throw Object.assign(new Error(`'${name}' wasn't found.`), { type: 'File' });
    }
  }
  const plugin = {
    install(_less: unknown, manager: { addFileManager(files: unknown): void }) {
      manager.addFileManager(new VirtualFiles());
    },
  };
  try {
    await less.render(text, { filename: path, plugins: [plugin] });
    return [];
  } catch (error) {
    const { message, line, column } = error as CompilerError;
    return [found('less', message, line ?? 1, (column ?? 0) + 1)];
  }
}

function checkStylus({ path, text, packages }: FileInput): Finding[] {
  try {
    packages.require('stylus')(text).set('filename', path).render();
    return [];
  } catch (error) {
    const { message, lineno, column } = error as CompilerError;
    return [found('stylus', message.split('\n').filter(Boolean).at(-1) ?? message, lineno, column)];
  }
}

/** Returns the files that an import may refer to: `./a` -> `a.scss`, `_a.scss`, `a/index.scss`. */
function candidates(path: string, extensions: readonly string[]): string[] {
  const plain = path.replace(/^~/, '').replace(/^\.?\//, '');
  const partial = join(dirname(plain), `_${plain.split('/').at(-1)}`);
  const names = [plain, partial, `${plain}/index`, `${plain}/_index`];
  return [plain, ...names.flatMap((name) => extensions.map((extension) => name + extension))];
}

import { readFileSync } from 'node:fs';
import { posix, relative } from 'node:path';
import { imageSize } from 'image-size';
import { globSync } from 'tinyglobby';
import type { Files } from '../files.ts';
import { findPackage } from '../packages.ts';
import type { Report } from '../report.ts';
import type { Runnable } from '../runnable.ts';
import { pictureKey, type Translation, translateAstro } from './component.ts';
import { RUNTIME, RUNTIME_FILE, SIZES_FILE, STYLES, STYLES_FILE } from './runtime.ts';

interface Known extends Translation {
  /** New file, and the files that it imports: Astro components, and others. */
  target: string;
  inner: string[];
  others: string[];
}

const ENGINE = /^(?:@astrojs\/|astro(?::|\/|$))/;

/** The project's own Astro components. Each becomes a React component if possible. */
export class AstroComponents {
  readonly #known = new Map<string, Known | string | null>();
  readonly #files: Files;
  readonly #report: Report;
  /** Checks other imports. Set after construction, since the two depend on each other. */
  runnable: Runnable | null = null;

  constructor(files: Files, report: Report) {
    this.#files = files;
    this.#report = report;
  }

  /** Returns why a component cannot run here; null if it can be translated. */
  reason = (absolute: string): string | null => {
    const why = this.#why(absolute);
    return why && `${this.#name(absolute)} ${why}`;
  };

  /** Returns the reason without the name of the file. */
  #why(absolute: string): string | null {
    const file = this.#name(absolute);
    const seen = this.#known.get(file);
    if (seen !== undefined) return typeof seen === 'string' ? seen : null;
    // In an import cycle, the first file reports the error.
    this.#known.set(file, null);
    const found = this.#translate(file, absolute);
    this.#known.set(file, found);
    return typeof found === 'string' ? found : null;
  }

  /** Returns the specifier with which a page imports the translated component. */
  specifierFor(specifier: string, absolute: string): string {
    return specifier.replace(/[^/]+$/, posix.basename(this.#targetOf(this.#name(absolute))));
  }

  #name(absolute: string): string {
    return relative(this.#files.root, absolute).replaceAll('\\', '/');
  }

  #targetOf(file: string): string {
    const plain = file.replace(/\.astro$/, '.tsx');
    return this.#files.exists(plain) ? file.replace(/\.astro$/, '.astro.tsx') : plain;
  }

  #translate(file: string, absolute: string): Known | string {
    if (file.startsWith('../') || file.includes('node_modules/')) return 'is outside of the project';
    const inner: string[] = [];
    const others: string[] = [];
    const runtime = posix.relative(posix.dirname(file), RUNTIME_FILE).replace(/^(?!\.)/, './');
    try {
      const translation = translateAstro(this.#files.read(file), {
        file,
        sheet: posix.basename(file).replace(/\.astro$/, '.css'),
        script: posix.basename(file).replace(/\.astro$/, '.client.tsx'),
        runtime: runtime.replace(/\.tsx$/, ''),
        importOf: (specifier, names) => this.#importOf(specifier, names, absolute, { inner, others }),
      });
      return { ...translation, target: this.#targetOf(file), inner, others };
    } catch (error) {
      return (error as Error).message;
    }
  }

  #importOf(
    specifier: string,
    names: readonly string[],
    absolute: string,
    found: { inner: string[]; others: string[] },
  ): string {
    const runnable = this.runnable;
    const target = runnable?.resolve(specifier, absolute) ?? null;
    if (target?.endsWith('.astro')) {
      const name = this.#name(target);
      const why = this.#why(target);
      if (why) throw new Error(`needs ${name}, which ${why}`);
      found.inner.push(name);
      return this.specifierFor(specifier, target);
    }
    if (target === null && !specifier.startsWith('.')) {
      const pkg = findPackage(specifier, this.#files.root, ENGINE);
      if (pkg !== null && typeof pkg !== 'string' && pkg.bound)
        throw new Error(`needs ${pkg.name}, which is made for ${pkg.bound}`);
    }
    const reason = runnable?.reason(specifier, names, absolute);
    if (reason)
      throw new Error(
        /^(?:needs|imports)/.test(reason) ? reason : `needs a file that does not run: ${reason}`,
      );
    found.others.push(...(runnable?.files(specifier, absolute) ?? []));
    return specifier;
  }

  /**
   * Writes the components that pages use, and removes the Astro components that they replace.
   *
   * @param used Astro components that pages import, as absolute paths
   * @returns other files of the project that they need, as absolute paths
   */
  write(used: Iterable<string>): Set<string> {
    const all = new Map<string, Known>();
    const add = (file: string) => {
      const known = this.#known.get(file);
      if (!known || typeof known === 'string' || all.has(file)) return;
      all.set(file, known);
      known.inner.forEach(add);
    };
    for (const absolute of used) add(this.#name(absolute));
    if (all.size === 0) return new Set();
    const sizes: Record<string, [number, number]> = {};
    for (const [file, { code, css, island, target, told, pictures }] of all) {
      this.#files.write(target, code);
      if (css !== null) this.#files.write(file.replace(/\.astro$/, '.css'), css);
      if (island !== null) this.#files.write(file.replace(/\.astro$/, '.client.tsx'), island);
      this.#files.remove(file);
      this.#report.add('done', file, [`It is a React component now: ${target}.`, ...told].join(' '));
      for (const pattern of pictures) Object.assign(sizes, this.#sizes(pattern, file));
    }
    for (const [name, text] of [
      [RUNTIME_FILE, RUNTIME],
      [STYLES_FILE, STYLES],
    ] as const)
      if (!this.#files.exists(name)) this.#files.write(name, text);
    this.#files.write(SIZES_FILE, `${JSON.stringify(sizes, null, 2)}\n`);
    this.#report.add('done', RUNTIME_FILE, 'What Astro gave to components of yours.');
    return new Set([...all.values()].flatMap(({ others }) => others));
  }

  #sizes(patterns: string, file: string): Record<string, [number, number]> {
    const written = [...patterns.matchAll(/(['"`])([^'"`]+)\1/g)].map(([, , pattern = '']) => pattern);
    const globs = written.map((pattern) =>
      pattern.startsWith('.') ? pictureKey(pattern, file) : pattern.replace(/^\//, ''),
    );
    const found = globSync(globs.map(decodeURI), { cwd: this.#files.root, expandDirectories: false }).sort();
    return Object.fromEntries(found.map((path) => [path, sizeOf(this.#files.absolute(path))]));
  }
}

function sizeOf(file: string): [number, number] {
  try {
    const { width, height } = imageSize(readFileSync(file));
    return [width, height];
  } catch {
    return [0, 0];
  }
}

import type { Page } from './extract.js';
import { kindOf, languageOf } from './kinds.js';
import { type SourceFile, sourceFiles } from './source-files.js';

/** Reads a file of the fixtures by its path in the virtual project; undefined if there is none. */
export type ReadFixture = (path: string) => string | undefined;

const EXTENSIONS: Record<string, string> = { typescript: 'ts', javascript: 'js', stylus: 'styl', '': 'txt' };

/**
 * The files of one page. A sample sees its own files first. Then it sees files from titles of the page's other samples:
 * first the nearest earlier ones, then later ones. The fixtures are last.
 */
export interface VirtualProject {
  /** Files of sample `index` itself. */
  own(index: number): readonly SourceFile[];
  /** Returns the text that sample `index` finds at a path. */
  read(index: number, path: string): string | undefined;
  /** Returns the paths in titles of the page's samples, with the text that sample `index` finds there. */
  named(index: number): Map<string, string>;
}

export function createVirtualProject(page: Page, readFixture: ReadFixture): VirtualProject {
  const files = page.samples.map((sample) => {
    const language = languageOf(sample);
    return sourceFiles(sample, `sample.${EXTENSIONS[language] ?? language}`);
  });
  // Plain text is not checked, so it does not count as the code that its title names.
  const isShared = (index: number, file: SourceFile) => {
    const sample = page.samples[index];
    const isNamed = sample?.file === file.path || (files[index]?.length ?? 0) > 1;
    const isPlain = sample && kindOf(sample) === 'text' && /\.(?:[cm]?[jt]sx?|vue)$/.test(file.path);
    return isNamed && !isPlain;
  };

  function find(index: number, path: string): SourceFile | undefined {
    const order = [index];
    for (let other = index - 1; other >= 0; other--) order.push(other);
    for (let other = index + 1; other < files.length; other++) order.push(other);
    for (const other of order) {
      const found = files[other]?.findLast(
        (file) => file.path === path && (other === index || isShared(other, file)),
      );
      if (found) return found;
    }
    return undefined;
  }

  return {
    own: (index) => files[index] ?? [],
    read: (index, path) => find(index, path)?.text ?? readFixture(path),
    named(index) {
      const paths = new Set(
        files.flatMap((list, other) =>
          list.filter((file) => other === index || isShared(other, file)).map((file) => file.path),
        ),
      );
      return new Map([...paths].map((path) => [path, find(index, path)?.text ?? '']));
    },
  };
}

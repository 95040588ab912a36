import type { Page } from './extract.js';
import { kindOf, languageOf } from './kinds.js';
import { type SourceFile, sourceFiles } from './source-files.js';

/** Reads a file of the fixtures by its path in the virtual project; undefined when there is none. */
export type ReadFixture = (path: string) => string | undefined;

const EXTENSIONS: Record<string, string> = { typescript: 'ts', javascript: 'js', stylus: 'styl', '': 'txt' };

/**
 * The files of one page. A sample sees its own files first; then those that other samples of the page are
 * titled with, the nearest earlier one before a later one; then the fixtures.
 */
export interface VirtualProject {
  /** Files of sample `index` itself. */
  own(index: number): readonly SourceFile[];
  /** What sample `index` finds under a path. */
  read(index: number, path: string): string | undefined;
  /** Paths that the page's samples name, with the text that sample `index` finds there. */
  named(index: number): Map<string, string>;
}

export function createVirtualProject(page: Page, readFixture: ReadFixture): VirtualProject {
  const files = page.samples.map((sample) => {
    const language = languageOf(sample);
    return sourceFiles(sample, `sample.${EXTENSIONS[language] ?? language}`);
  });
  // No one checks a plain text, so it is not the code that its title says.
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

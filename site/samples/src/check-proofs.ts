import { ENTRY, type Run } from './check-run.js';
import type { Page } from './extract.js';
import { type Problem, type Sample, toProblem } from './sample.js';
import type { VirtualProject } from './virtual-project.js';

const SILENCED = /@ts-(?:ignore|expect-error)/;

/**
 * Finds samples whose types are silenced and that no run proves to work. For example, an import that is `undefined` at
 * run time passes the compiler this way (issue 24). `unproven="reason"` marks samples whose type error is what the page
 * shows.
 */
export function unprovenSamples(page: Page, project: VirtualProject, runs: readonly Run[]): Problem[] {
  const telling = runs.filter(({ sample, outputs }) => 'expect' in sample.attributes || outputs.size > 0);
  const isShown = (index: number) =>
    telling.some((run) => {
      if (run.index === index) return true;
      const used = usedFiles(run);
      return project.own(index).every(({ path, text }) => used.has(path) && run.files[path] === text);
    });
  return page.samples.flatMap((sample, index) => {
    const line = sample.code.split('\n').findIndex((text) => SILENCED.test(text)) + 1;
    return line === 0 || isExcused(sample) || isShown(index) ? [] : [unproven(sample, line)];
  });
}

/** Returns the files of a run that its config, its entry or another used file imports. Other files prove nothing. */
function usedFiles({ file, files }: Run): Set<string> {
  const used = new Set(Object.keys(files).filter((path) => path === file || ENTRY.test(path)));
  for (const path of used) {
    const isNamed = (other: string) => nameIn(other).test(files[path] ?? '');
    for (const other of Object.keys(files).filter(isNamed)) used.add(other);
  }
  return used;
}

/**
 * Matches imports of a file: `./Header` and `@/Header.jsx?raw` for `src/Header.jsx`, `./cart` for `src/cart/index.ts`.
 */
function nameIn(path: string): RegExp {
  const stem = path.replace(/\.\w+$/, '').replace(/(?<=.)\/index$/, '');
  const name = stem.slice(stem.lastIndexOf('/') + 1).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`[/'"\`]${name}(?:\\.\\w+)?[?'"\`]`);
}

function isExcused({ attributes }: Sample): boolean {
  return 'nocheck' in attributes || 'unproven' in attributes;
}

function unproven(sample: Sample, line: number): Problem {
  const message =
    'The types are silenced here, and no run shows what the code does: add expect="…" or an output fence to a config ' +
    'of this page that uses it, or say unproven="reason".';
  return toProblem(sample, { line, column: 1, message, code: 'proof' });
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '../../../site/samples/src/extract.js';
import type { Sample } from '../../../site/samples/src/sample.js';

/** A sample in a project folder, together with the other files of its page. */
export interface PlacedSample {
  sample: Sample;
  /** Absolute folder of the project. */
  project: string;
  /** Path in that folder: the fence's title if that is a file name, else a generated name. */
  file: string;
}

const EXTENSIONS: Record<string, string> = { javascript: 'js', typescript: 'ts', mjs: 'js' };
const CODE = /^(?:ts|tsx|js|jsx|mjs|javascript|typescript)$/;

/** Whether a fence contains JavaScript or TypeScript. */
export function isCode({ lang }: Sample): boolean {
  return CODE.test(lang);
}

/**
 * Writes the samples of a page into folders. A fence with the title of an earlier one is the next version of that file.
 * Each version has a folder, with the other files in their state at that point of the page.
 *
 * @param folder absolute folder for this page
 * @returns position of each checked sample
 */
export function placeSamples(page: Page, folder: string): PlacedSample[] {
  const versions = new Map<string, Sample[]>();
  const placed = page.samples
    .filter((sample) => sample.attributes.nocheck === undefined && (sample.file || isCode(sample)))
    .map((sample, index) => {
      const file = sample.file || `sample-${index}.${EXTENSIONS[sample.lang] ?? sample.lang}`;
      const known = versions.get(file) ?? [];
      versions.set(file, [...known, sample]);
      return { sample, file, version: known.length };
    });
  const latest = Math.max(0, ...[...versions.values()].map(({ length }) => length - 1));
  for (let version = 0; version <= latest; version++) {
    const project = projectOf(folder, version);
    mkdirSync(join(project, 'docs'), { recursive: true });
    for (const [file, samples] of versions) {
      const sample = samples[Math.min(version, samples.length - 1)];
      // No other file imports a sample without a title.
      if (!sample || (!sample.file && version > 0)) continue;
      mkdirSync(dirname(join(project, file)), { recursive: true });
      writeFileSync(join(project, file), `${sample.code}\n`);
    }
  }
  return placed.map(({ sample, file, version }) => ({ sample, file, project: projectOf(folder, version) }));
}

function projectOf(folder: string, version: number): string {
  return join(folder, String(version + 1));
}

import type { Page } from './extract.js';
import { type HoverData, hoversIn, type SampleHovers, toHoverData } from './hover-data.js';
import type { Problem, Sample } from './sample.js';
import { sampleKey, showsTypes } from './words.js';

export interface HoversInput {
  pages: readonly Page[];
  /** Hovers from the packages, by the keys of samples. */
  found: ReadonlyMap<string, SampleHovers>;
  /** Content of `hovers.json`. */
  known: HoverData;
  /** Whether only some pages are checked. Known hovers of other samples are kept then. */
  isPart: boolean;
}

/**
 * Compares the hovers that readers see with those from the packages.
 *
 * @param file of the data, for messages
 */
export function checkHovers({ pages, found, known, isPart }: HoversInput, file: string): Problem[] {
  const samples = pages.flatMap((page) => page.samples.filter(showsTypes));
  const keys = new Set(samples.map(keyOf));
  const stale = Object.keys(known.samples).filter((key) => !keys.has(key));
  return [
    ...samples.flatMap((sample) => checkSample(sample, found, known, file)),
    ...(stale.length > 0 && !isPart ? [staleProblem(stale.length, file)] : []),
  ];
}

/** Returns the content that the file should have. */
export function updateHovers({ pages, found, known, isPart }: HoversInput): HoverData {
  const samples = pages.flatMap((page) => page.samples.filter(showsTypes));
  const old = isPart
    ? Object.keys(known.samples).map((key) => [key, hoversIn(known, key) ?? []] as const)
    : [];
  return toHoverData(
    new Map([...old, ...samples.map(keyOf).map((key) => [key, found.get(key) ?? []] as const)]),
  );
}

function keyOf({ code }: Sample): string {
  return sampleKey(code);
}

function checkSample(
  sample: Sample,
  found: ReadonlyMap<string, SampleHovers>,
  known: HoverData,
  file: string,
): Problem[] {
  const key = keyOf(sample);
  const shown = hoversIn(known, key);
  if (shown && JSON.stringify(shown) === JSON.stringify(found.get(key) ?? [])) return [];
  const what = shown ? 'are not those of the packages' : `are not in ${file}`;
  const message = `The types of this sample ${what}. Run "npm run check:samples -- --update".`;
  return [{ page: sample.page, line: sample.line, column: 1, message, code: 'hover' }];
}

function staleProblem(count: number, file: string): Problem {
  const what = count === 1 ? 'Types of a sample' : `Types of ${count} samples`;
  const message = `${what} that no page has are in this file. Run "npm run check:samples -- --update".`;
  return { page: file, line: 1, column: 1, message, code: 'hover' };
}

import type { PageTypes, TypedPage } from './check-types.js';
import type { Context } from './checker.js';
import type { SampleHovers } from './hover-data.js';
import { kindOf } from './kinds.js';
import { hashOf } from './packages.js';
import { hasSameTypes } from './same-code.js';
import { type Finding, type Problem, problemsOf, type Sample } from './sample.js';
import { checkTypesInThread } from './types-thread.js';
import { sampleKey } from './words.js';

/** Types of a page in the form that the JSON cache stores. */
interface KeptTypes {
  findings: [number, Finding[]][];
  hovers: [number, SampleHovers][];
}

/**
 * Returns the compiler's results for all pages; unchanged pages use the cached results. A translation is not compiled
 * if its code is the same as its original's.
 *
 * @returns problems, and hovers by the keys of samples
 */
export async function checkAllTypes(
  typed: readonly TypedPage[],
  context: Context,
): Promise<{ problems: Problem[]; hovers: Map<string, SampleHovers> }> {
  const { cache, base, options } = context;
  const keyOf = ({ page }: TypedPage) =>
    hashOf(base, 'types', ...options, ...page.samples.flatMap(({ lang, meta, code }) => [lang, meta, code]));
  const typesOf = (page: TypedPage) => cache.get<KeptTypes>(keyOf(page));
  const stale = typed.filter((page) => page.page.samples.some(hasTypes) && !typesOf(page));
  const originals = new Map(
    typed.filter(({ page }) => page.lang === 'en').map((page) => [page.page.key, page]),
  );
  const originalOf = (page: TypedPage) => {
    const original = page.page.lang === 'en' ? undefined : originals.get(page.page.key);
    return original && hasSameTypes(original.page.samples, page.page.samples) ? original : undefined;
  };
  const keep = async (pages: readonly TypedPage[]) => {
    const found = await askCompiler(pages, context);
    for (const [index, page] of pages.entries()) cache.set(keyOf(page), toKept(found[index]));
  };
  await keep(stale.filter((page) => !originalOf(page)));
  // Findings of a translation have their own lines, so it is compiled too if its original has findings.
  const isRight = (page: TypedPage) => {
    const original = originalOf(page);
    return original !== undefined && typesOf(original)?.findings.length === 0;
  };
  await keep(stale.filter((page) => originalOf(page) && !isRight(page)));
  // The hovers of a translation are those of its original.
  for (const page of stale.filter(isRight)) if (!typesOf(page)) cache.set(keyOf(page), toKept());
  const problems = typed.flatMap((page) => problemsOf(page.page.samples, new Map(typesOf(page)?.findings)));
  return { problems, hovers: new Map(typed.flatMap((page) => keyed(page, typesOf(page)?.hovers ?? []))) };
}

function keyed({ page }: TypedPage, hovers: KeptTypes['hovers']): [string, SampleHovers][] {
  return hovers.map(([index, known]) => [sampleKey(page.samples[index]?.code ?? ''), known]);
}

function toKept(types?: PageTypes): KeptTypes {
  return { findings: [...(types?.findings ?? [])], hovers: [...(types?.hovers ?? [])] };
}

async function askCompiler(
  pages: readonly TypedPage[],
  { packages, fixture, globals, options }: Context,
): Promise<PageTypes[]> {
  if (pages.length === 0) return [];
  return checkTypesInThread({
    pages: pages.map(({ page }) => page),
    packagesDir: packages.dir,
    fixture,
    globals,
    options,
  });
}

function hasTypes(sample: Sample): boolean {
  return kindOf(sample) === 'types' || sample.lang === 'json';
}

import { once } from '../../shared/once.ts';
import { type Block, isSamePrint, PRINT } from './block.ts';
import { contradictions } from './contradictions.ts';
import { marksOf } from './facts.ts';
import type { PagePrints, SectionPrints } from './ledger.ts';
import { matchSections, type Outline } from './match.ts';
import type { Section } from './sections.ts';

/** The sections of a page in each language that has it, with the site's first language first. */
export type PageEditions = ReadonlyMap<string, readonly Section[]>;

/** A section in the languages that have it. */
export type SectionEditions = ReadonlyMap<string, Section>;

/** A disagreement between translations in a section of a page. */
export interface Disagreement {
  code: 'drift' | 'contradiction' | 'missing-section';
  /** Id of the section in the first language. */
  id: string;
  /** Language whose page needs attention, and the line in it. */
  lang: string;
  line: number;
  /** The other language, and the line in its page. */
  other: string;
  otherLine: number;
  /** Text that only one language has, for a contradiction. */
  what: string;
  /** Text that the other language has instead, if known. */
  instead?: string;
}

export interface Comparison {
  disagreements: Disagreement[];
  /** New content of the ledger for the page. Sections that do not agree keep their old entries. */
  prints: PagePrints;
  /** Number of sections for which the ledger is out of date. */
  behind: number;
}

/**
 * Compares the translations of a page section by section. No language leads: a translation that has not changed since
 * they last agreed is reported as behind. Contradictions are reported for sections that are not in the ledger, and for
 * text that has changed in every language.
 *
 * @param known content of the ledger for the page
 * @param accept accepts the whole page as it is
 */
export function comparePage(pages: PageEditions, known: PagePrints | undefined, accept = false): Comparison {
  const sections = alignSections(pages);
  const names = known ? oldNames([...sections.keys()], known, sections) : new Map<string, string>();
  const result: Comparison = { disagreements: [], prints: {}, behind: 0 };
  for (const [id, editions] of sections) {
    const before = known?.[names.get(id) ?? id];
    const found = accept ? [] : compareSection(id, editions, { pages, before });
    const now = printsOf(editions);
    result.disagreements.push(...found);
    if (found.length > 0) {
      if (before) result.prints[id] = before;
      continue;
    }
    result.prints[id] = now;
    if (JSON.stringify(before) !== JSON.stringify(now)) result.behind++;
  }
  result.behind += Object.keys(known ?? {}).filter(
    (id) => !(id in result.prints) && !sections.has(id),
  ).length;
  return result;
}

/** Aligns the sections of a page by their id in the first language that has them. */
function alignSections(pages: PageEditions): Map<string, SectionEditions> {
  const found = new Map<string, Map<string, Section>>();
  const base: Outline[] = [];
  for (const [lang, sections] of pages) {
    const ids = matchSections(base, sections.map(withMarks));
    for (const section of sections) {
      const id = ids.get(section.id) ?? section.id;
      const editions = found.get(id);
      if (editions) editions.set(lang, section);
      else {
        found.set(id, new Map([[lang, section]]));
        base.push(withMarks(section));
      }
    }
  }
  return found;
}

function withMarks(section: Section): Outline {
  return { id: section.id, depth: section.depth, marks: once(() => marksOf(section)) };
}

/** Returns the ids that the ledger uses for sections whose headings were renamed in all languages. */
function oldNames(
  ids: readonly string[],
  known: PagePrints,
  sections: ReadonlyMap<string, SectionEditions>,
): Map<string, string> {
  const outline = (list: readonly string[]) => list.map((id) => ({ id, depth: 0 }));
  const before = Object.keys(known);
  const names = matchSections(outline(before), outline(ids));
  // A renamed section still has a block that the ledger knows. A new section in its place does not.
  for (const [id, old] of names) {
    if (id !== old && !hasCommonBlock(sections.get(id), known[old])) names.delete(id);
  }
  return names;
}

function hasCommonBlock(editions: SectionEditions | undefined, prints: SectionPrints = {}): boolean {
  return [...(editions ?? [])].some(([lang, { blocks }]) => {
    const old = blockPrints(prints[lang] ?? '');
    return blocks.some(({ print }) => old.some((other) => isSamePrint(print, other)));
  });
}

function printsOf(editions: SectionEditions): SectionPrints {
  return Object.fromEntries(
    Array.from(editions, ([lang, { blocks }]) => [lang, blocks.map(({ print }) => print).join('')]),
  );
}

function blockPrints(prints: string): string[] {
  return Array.from({ length: prints.length / PRINT }, (_, index) =>
    prints.slice(index * PRINT, (index + 1) * PRINT),
  );
}

interface Context {
  pages: PageEditions;
  before: SectionPrints | undefined;
}

function compareSection(id: string, editions: SectionEditions, { pages, before }: Context): Disagreement[] {
  const langs = [...pages.keys()];
  const missing = langs.filter((lang) => !editions.has(lang));
  const [[there, section] = ['', undefined]] = editions;
  if (!section) return [];
  const wasMissing =
    before &&
    missing.every((lang) => !(lang in before)) &&
    [...editions.keys()].every((lang) => lang in before);
  if (missing.length > 0 && !wasMissing) {
    return missing.map((lang) => ({
      code: 'missing-section',
      id,
      lang,
      line: lineBefore(pages, lang, there, section),
      other: there,
      otherLine: section.line,
      what: section.title,
    }));
  }
  const known = before && [...editions.keys()].every((lang) => lang in before) ? before : undefined;
  if (!known) return contradictions(id, editions);
  const changes = changesSince(editions, known);
  if (changes.every(({ blocks }) => blocks.length === 0)) return [];
  const behind = driftOf(id, changes, known);
  if (behind.length > 0) return behind;
  // The rest of the section is unchanged since the translations agreed.
  const lines = new Map(changes.map((change) => [change.lang, linesOf(change)]));
  return contradictions(id, editions, (lang, line) => lines.get(lang)?.has(line) ?? false);
}

/** Returns the line where a missing section belongs: that of the last section before it that the language has. */
function lineBefore(pages: PageEditions, lang: string, there: string, section: Section): number {
  const own = pages.get(lang) ?? [];
  const ids = matchSections((pages.get(there) ?? []).map(withMarks), own.map(withMarks));
  const before = (pages.get(there) ?? []).slice(0, pages.get(there)?.indexOf(section)).map(({ id }) => id);
  return own.findLast(({ id }) => before.includes(ids.get(id) ?? ''))?.line ?? 1;
}

interface Change {
  lang: string;
  section: Section;
  /** Indexes of the blocks that are not in the ledger, or -1 if a block was removed. */
  blocks: number[];
  /** Number of added blocks minus removed ones. */
  growth: number;
}

function changesSince(editions: SectionEditions, known: SectionPrints): Change[] {
  return Array.from(editions, ([lang, section]) => {
    const old = blockPrints(known[lang] ?? '');
    const { blocks } = section;
    const isSame = (block: Block | undefined, print: string | undefined) =>
      block !== undefined && print !== undefined && isSamePrint(block.print, print);
    const growth = blocks.length - old.length;
    if (growth === 0) {
      const changed = blocks.flatMap((block, index) => (isSame(block, old[index]) ? [] : [index]));
      return { lang, section, blocks: changed, growth };
    }
    const fresh = blocks.flatMap((block, index) =>
      old.some((print) => isSame(block, print)) ? [] : [index],
    );
    return { lang, section, blocks: fresh.length > 0 ? fresh : [-1], growth };
  });
}

function linesOf({ section, blocks }: Change): Set<number> {
  return new Set(blocks.map((block) => lineAt(section, block)));
}

/**
 * Returns the languages that are behind: by whole sections, or block by block if the blocks correspond to each other.
 */
function driftOf(id: string, changes: readonly Change[], known: SectionPrints): Disagreement[] {
  const moved = changes.filter(({ blocks }) => blocks.length > 0);
  const [first] = moved;
  if (!first) return [];
  const tell = (behind: Change, ahead: Change, block: number): Disagreement => ({
    code: 'drift',
    id,
    lang: behind.lang,
    line: lineAt(behind.section, block),
    other: ahead.lang,
    otherLine: lineAt(ahead.section, block),
    what: ahead.section.title,
  });
  const still = changes.filter(({ blocks }) => blocks.length === 0);
  if (still.length > 0) return still.map((behind) => tell(behind, first, first.blocks[0] ?? -1));
  const lengths = new Set(changes.map(({ lang }) => known[lang]?.length));
  // If the translations had different numbers of blocks, their blocks do not correspond.
  if (lengths.size > 1) return [];
  return moved.slice(1).flatMap((change) => {
    if (change.growth !== first.growth) {
      const [behind, ahead] = change.growth < first.growth ? [change, first] : [first, change];
      return [tell(behind, ahead, ahead.blocks[0] ?? -1)];
    }
    if (change.growth !== 0) return [];
    const here = first.blocks.find((block) => !change.blocks.includes(block));
    if (here !== undefined) return [tell(change, first, here)];
    const there = change.blocks.find((block) => !first.blocks.includes(block));
    return there === undefined ? [] : [tell(first, change, there)];
  });
}

function lineAt({ line, blocks }: Section, block: number): number {
  return blocks[block]?.line ?? line;
}

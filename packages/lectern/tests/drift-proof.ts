import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { comparePage, type Disagreement } from '../src/check/drift/compare.ts';
import { editionsOf } from '../src/check/drift/find.ts';
import type { PagePrints } from '../src/check/drift/ledger.ts';
import type { Section } from '../src/check/drift/sections.ts';
import { type Edit, HARMLESS, IN_BOTH, MEANINGFUL, pick, random } from './drift-edits.ts';

/** A page in several languages. */
interface Page {
  path: string;
  langs: string[];
  sources: string[];
}

export interface Outcome {
  kind: string;
  path: string;
  lang: string;
  found: Disagreement[];
  /** The edited text, for debugging. */
  after: string;
}

/** A page in one language. */
type Edition = readonly Section[];

const LANGS = new Set(['en', 'zh', 'zh-cn', 'cn', 'en-us']);

/** @param docs absolute docs folder with a folder for each language */
export function readPages(docs: string, langs: string[]): Page[] {
  const [first = '', ...others] = langs;
  const names = readdirSync(join(docs, first), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.mdx?$/.test(name),
  );
  const read = (lang: string, name: string) => readFileSync(join(docs, lang, name), 'utf8');
  return names.sort().flatMap((path) => {
    try {
      return [{ path, langs, sources: [first, ...others].map((lang) => read(lang, path)) }];
    } catch {
      return [];
    }
  });
}

function compare(
  { path, langs }: Page,
  sources: readonly string[],
  known: PagePrints | undefined,
  accept = false,
) {
  const editions = new Map<string, Edition>();
  for (const [index, lang] of langs.entries()) {
    const edition = editionOf(lang, path, sources[index] ?? '');
    if (!edition) return null;
    editions.set(lang, edition);
  }
  return comparePage(editions, known, accept);
}

/** Cache of parsed texts: an edit leaves the other language unchanged, and parsing it takes just as long. */
const read = new Map<string, Edition | null>();
function editionOf(lang: string, path: string, source: string): Edition | null {
  const key = `${lang}/${path}\n${source}`;
  if (!read.has(key)) {
    const editions = editionsOf({ files: new Map([[lang, `${lang}/${path}`]]) }, () => source, LANGS);
    read.set(key, editions?.get(lang) ?? null);
  }
  return read.get(key) ?? null;
}

/** Ledger entries of pages that were accepted in their original state. */
const ledgers = new Map<Page, PagePrints>();
function ledgerOf(page: Page): PagePrints {
  const known = ledgers.get(page) ?? compare(page, page.sources, undefined, true)?.prints ?? {};
  ledgers.set(page, known);
  return known;
}

/** Disagreements of the unedited pages. */
const known = new Map<Page, Disagreement[]>();
function beforeEdit(page: Page): Disagreement[] {
  const found = known.get(page) ?? compare(page, page.sources, undefined)?.disagreements ?? [];
  known.set(page, found);
  return found;
}

/** Makes `count` edits in one language, each to an otherwise unedited page, cycling through the kinds of edits. */
export function editOne(
  pages: readonly Page[],
  edits: Record<string, Edit>,
  { seed, count, hasLedger = true }: { seed: number; count: number; hasLedger?: boolean },
): Outcome[] {
  const next = random(seed);
  const kinds = Object.keys(edits);
  const outcomes: Outcome[] = [];
  for (let tries = 0; outcomes.length < count && tries < count * 60; tries++) {
    const kind = kinds[outcomes.length % kinds.length] ?? '';
    const page = pick(pages, next) as Page;
    const which = next() < 0.5 ? 0 : 1;
    const after = edits[kind]?.(page.sources[which] ?? '', next) ?? null;
    if (after === null) continue;
    const sources = page.sources.map((source, index) => (index === which ? after : source));
    const before = hasLedger ? [] : beforeEdit(page);
    const result = compare(page, sources, hasLedger ? ledgerOf(page) : undefined);
    if (!result) continue;
    // Without a ledger, disagreements from before the edit do not count.
    const old = new Set(before.map(({ id, what }) => `${id} ${what}`));
    const found = result.disagreements.filter(({ id, what }) => !old.has(`${id} ${what}`));
    outcomes.push({ kind, path: page.path, lang: page.langs[which] ?? '', found, after });
  }
  return outcomes;
}

/** Makes `count` edits that apply to each language. */
export function editBoth(
  pages: readonly Page[],
  { seed, count }: { seed: number; count: number },
): Outcome[] {
  const next = random(seed);
  const kinds = Object.keys(IN_BOTH);
  const outcomes: Outcome[] = [];
  for (let tries = 0; outcomes.length < count && tries < count * 60; tries++) {
    const kind = kinds[outcomes.length % kinds.length] ?? '';
    const page = pick(pages, next) as Page;
    const sources = IN_BOTH[kind]?.(page.sources, next);
    const result = sources ? compare(page, sources, ledgerOf(page)) : null;
    if (!sources || !result) continue;
    outcomes.push({
      kind: `both: ${kind}`,
      path: page.path,
      lang: '',
      found: result.disagreements,
      after: sources[0] ?? '',
    });
  }
  return outcomes;
}

/** True if the other language was reported as outdated or as different. */
export function isFound({ found, lang }: Outcome): boolean {
  return found.some((item) => item.code !== 'drift' || item.lang !== lang);
}

/** Runs the proof for a seed: 100 meaningful edits, 80 harmless ones, and 20 that are made in both languages. */
export function prove(pages: readonly Page[], seed: number) {
  const meaningful = editOne(pages, MEANINGFUL, { seed, count: 100 });
  const harmless = [
    ...editOne(pages, HARMLESS, { seed: seed + 1, count: 80 }),
    ...editBoth(pages, { seed: seed + 2, count: 20 }),
  ];
  return {
    edits: meaningful.length + harmless.length,
    missed: meaningful.filter((outcome) => !isFound(outcome)),
    alarms: harmless.filter(({ found }) => found.length > 0),
  };
}

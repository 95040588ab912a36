import { join, relative } from 'node:path';
import { toPosix } from '../../pages/paths.ts';
import type { CompiledSite } from '../../site/compile-site.ts';
import type { Finding } from '../finding.ts';
import { readPageText } from '../page-text.ts';
import { comparePage, type Disagreement, type PageEditions } from './compare.ts';
import { openComparisons } from './kept-comparisons.ts';
import { readTranslations, TRANSLATIONS_FILE, type Translations } from './ledger.ts';
import { languageNames, readDoc, type TranslatedFile, translatedFiles } from './pages.ts';
import { sectionsOf, TOP } from './sections.ts';

export interface DriftResult {
  findings: Finding[];
  /** New content of the ledger. */
  translations: Translations;
  /** Number of sections for which the ledger is out of date. */
  behind: number;
  /** Whether the project has a ledger. */
  hasLedger: boolean;
}

/**
 * Compares the languages of a site.
 *
 * @param isAccepted returns true for a file, relative to the project, that is accepted as it is
 * @throws DocsError if the ledger cannot be read
 */
export function findDrift(site: CompiledSite, isAccepted: (file: string) => boolean): DriftResult {
  const { config } = site;
  const ledger = readTranslations(config.project);
  const langs = languageNames(config);
  const result: DriftResult = { findings: [], translations: {}, behind: 0, hasLedger: ledger !== null };
  const nameOf = (file = '') => toPosix(relative(config.project, join(config.docsDir, file)));
  const files = translatedFiles(site);
  const kept = openComparisons(config);
  for (const entry of files) {
    const known = ledger?.[entry.path];
    const names = [...entry.files.values()];
    const accept = names.some((name) => isAccepted(nameOf(name)));
    const texts = new Map(names.map((name) => [name, readDoc(config, name)]));
    const parts = [[...entry.files], [...texts.values()], [...langs], accept];
    const compared = kept.compare(entry.path, parts, known, () => {
      const pages = editionsOf(entry, (name) => texts.get(name) ?? '', langs);
      return pages && comparePage(pages, known, accept);
    });
    if (!compared) {
      // A page that cannot be parsed keeps its entry.
      if (known) result.translations[entry.path] = known;
      continue;
    }
    const { disagreements, prints, behind } = compared;
    result.translations[entry.path] = prints;
    result.behind += behind;
    result.findings.push(
      ...disagreements.map((item) => toFinding(item, (lang) => nameOf(entry.files.get(lang)))),
    );
  }
  kept.save();
  const paths = new Set(files.map(({ path }) => path));
  result.behind += Object.keys(ledger ?? {}).filter((path) => !paths.has(path)).length;
  return result;
}

/** Returns the sections of a page in each language; null if one of the files cannot be parsed. */
export function editionsOf(
  { files }: Pick<TranslatedFile, 'files'>,
  read: (name: string) => string,
  langs: ReadonlySet<string>,
): PageEditions | null {
  const pages = new Map<string, ReturnType<typeof sectionsOf>>();
  for (const [lang, name] of files) {
    const text = readPageText(read(name), name);
    if (!text) return null;
    pages.set(lang, sectionsOf(text, langs));
  }
  return pages;
}

function toFinding(
  { code, id, lang, line, other, otherLine, what, instead }: Disagreement,
  fileOf: (lang: string) => string,
): Finding {
  const where = `${fileOf(lang)}:${line}`;
  const there = `${fileOf(other)}:${otherLine}`;
  const section = id === TOP ? 'The top section' : `Section #${id}`;
  const parts = { code, level: 'warning', where, subject: `#${id}` } as const;
  if (code === 'drift') {
    return {
      ...parts,
      message: `${section} has changed at ${there}, and not here.`,
      hint: `Bring it up to date, or accept it as it is: lectern check --accept ${fileOf(lang)}.`,
    };
  }
  if (code === 'missing-section') {
    return {
      ...parts,
      message: `${section} of ${there} ("${what}") is not in this page.`,
      hint: `Translate it, give its heading the id {#${id}}, or accept it: lectern check --accept ${fileOf(lang)}.`,
    };
  }
  return {
    ...parts,
    message: `${section} has ${what} here, and ${instead ? `${instead} ` : 'not '}at ${there}.`,
    hint: `Correct one of them, or accept both: lectern check --accept ${fileOf(lang)}.`,
  };
}

export { TRANSLATIONS_FILE };

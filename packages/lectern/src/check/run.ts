import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type ConfigOverrides, loadConfig } from '../config/load.ts';
import { siteRedirects } from '../publish/redirects.ts';
import { checkSite } from '../site/check-site.ts';
import { type CompiledSite, compileSite } from '../site/compile-site.ts';
import { COMPILE_WORKER, startWorkers, whileRunning } from '../site/workers.ts';
import { findLost } from './addresses/find.ts';
import { ADDRESSES_FILE, addressesText } from './addresses/ledger.ts';
import { type CheckContext, createContext } from './context.ts';
import { findDrift } from './drift/find.ts';
import { TRANSLATIONS_FILE, translationsText } from './drift/ledger.ts';
import { type Finding, findingOf, inReadingOrder } from './finding.ts';
import { applyFixes, writeLedger } from './fix.ts';
import { findDeadOutside } from './outside/find.ts';
import { duplicates } from './rules/duplicates.ts';
import { unknownKeys } from './rules/keys.ts';
import { orphans } from './rules/orphans.ts';
import { texts } from './rules/texts.ts';
import { missingTranslations } from './rules/translations.ts';
import { type CheckRules, checkRules } from './settings.ts';

export interface CheckOptions extends ConfigOverrides {
  /** Writes fixes that need no decision, and the ledgers. */
  fix?: boolean | undefined;
  /**
   * A file, a folder or an address to accept as it is. It is no longer reported, and is written to the ledgers. `.`
   * accepts all.
   */
  accept?: string | undefined;
  /** Requests the links that leave the site. */
  outside?: boolean | undefined;
}

export interface CheckResult {
  /** Sorted by file and line. */
  findings: Finding[];
  /** Files that were written, relative to the project. */
  written: string[];
  pages: number;
  /** Other messages, one line each. */
  notes: string[];
  /** Absolute path of the project folder. */
  project: string;
}

/**
 * Checks a site without building it: finds everything that fails a build, except errors of its components, and problems
 * that make a site worse for its readers (docs-dev/check.md).
 *
 * @param project path of the project folder
 * @throws DocsError or DocsErrors if the config or a ledger cannot be read
 */
export async function check(project: string, options: CheckOptions = {}): Promise<CheckResult> {
  const compile = () =>
    whileRunning(startWorkers(COMPILE_WORKER, 1, availableParallelism()), async (pool) =>
      compileSite(pool, await loadConfig(project, options)),
    );
  const site = await compile();
  const result = await checkCompiled(site, options);
  if (!options.fix) return result;
  const written = applyFixes(result.findings, site.config.project);
  if (written.length === 0) return result;
  // The remaining findings and the content of the ledgers are known only after the pages are compiled again.
  const again = await checkCompiled(await compile(), options);
  return { ...again, written: [...new Set([...written, ...result.written, ...again.written])].sort() };
}

/** Checks a compiled site. Returns all findings, and writes the ledgers if requested. */
export async function checkCompiled(site: CompiledSite, options: CheckOptions = {}): Promise<CheckResult> {
  const context = createContext(site);
  const rules = checkRules(site.config);
  const kept = keptByLedgers(context, options);
  const outside = options.outside
    ? await findDeadOutside(site, { isIgnored: (url) => rules.isIgnored('outside-link', url) })
    : null;
  const found = [
    ...buildFindings(context),
    ...pageWarnings(site),
    ...orphans(context),
    ...duplicates(context),
    ...texts(context),
    ...unknownKeys(context),
    ...missingTranslations(context),
    ...kept.findings,
    ...(outside?.findings ?? []),
  ];
  const { written, stale } = ledgersWritten(kept, site, options);
  return {
    findings: wanted([...found, ...stale], rules),
    written,
    pages: site.table.routes.length,
    notes: [...kept.notes, ...outsideNotes(outside)],
    project: site.config.project,
  };
}

function wanted(findings: readonly Finding[], { isWanted }: CheckRules): Finding[] {
  return inReadingOrder(findings.filter(isWanted));
}

/**
 * Returns the errors that fail a build, as far as they are known without a bundle. Dead links that are allowed are
 * warnings.
 */
function buildFindings({ site, sidebarMistakes }: CheckContext): Finding[] {
  const { mistakes, allowed } = checkSite(site);
  const failing = [...site.mistakes, ...mistakes, ...sidebarMistakes].map(findingOf);
  return [...failing, ...allowed.map((mistake) => ({ ...findingOf(mistake), level: 'warning' as const }))];
}

/** Returns the warnings of pages. Those of front matter are about unknown keys. */
function pageWarnings({ metas, table }: CompiledSite): Finding[] {
  return [...metas].flatMap(([path, { warnings }]) =>
    table.byPath(path)?.source
      ? []
      : warnings.map(({ message, where }): Finding => {
          const [, what, hint = ''] = /^(.*?[.?])\s+([A-Z].*)$/s.exec(message) ?? [];
          const code = /in the front matter is not known/.test(message) ? 'unknown-key' : 'markdown';
          return { code, level: 'warning', where, message: what ?? message, hint };
        }),
  );
}

interface Kept {
  findings: Finding[];
  ledgers: { file: string; text: string; behind: number; hasLedger: boolean; what: string }[];
  notes: string[];
}

function keptByLedgers({ site, own, textOf }: CheckContext, { accept, fix }: CheckOptions): Kept {
  const { config, table, metas } = site;
  const isAccepted = acceptance(accept);
  const { targetOf } = siteRedirects(
    { config, table },
    table.routes.filter(({ path }) => metas.get(path)?.frontmatter.redirectFrom),
  );
  const drift = findDrift(site, isAccepted);
  const lost = findLost({ site, own, textOf, targetOf, isAccepted });
  const hasLanguages = Object.keys(drift.translations).length > 0 || drift.hasLedger;
  const ledgers = [
    ...(hasLanguages
      ? [{ file: TRANSLATIONS_FILE, text: translationsText(drift.translations), what: 'section', ...drift }]
      : []),
    { file: ADDRESSES_FILE, text: addressesText(lost.addresses), what: 'page', ...lost },
  ].map(({ file, text, behind, hasLedger, what }) => ({ file, text, behind, hasLedger, what }));
  const missing = ledgers.filter(({ hasLedger }) => !hasLedger).map(({ file }) => file);
  // If this run writes the ledgers, they are listed as written instead.
  const isTold = missing.length > 0 && !isWriting({ accept, fix });
  const message = `There is no ${missing.join(' and no ')} yet: lectern check --fix writes it, and changes are found from then on.`;
  const notes = isTold ? [message] : [];
  return { findings: [...drift.findings, ...lost.findings], ledgers, notes };
}

/** Returns a function that checks names against a file, an address, or a folder, with or without a trailing slash. */
export function acceptance(accept: string | undefined): (name: string) => boolean {
  if (accept === undefined) return () => false;
  const plain = accept.replace(/^\.\//, '').replace(/(?<=.)\/$/, '');
  return (name) => plain === '.' || name === accept || name === plain || name.startsWith(`${plain}/`);
}

function isWriting({ accept, fix }: CheckOptions): boolean {
  return fix === true || accept !== undefined;
}

/** Writes the ledgers, or returns a finding for each that is out of date. */
function ledgersWritten({ ledgers }: Kept, { config }: CompiledSite, options: CheckOptions) {
  const writes = isWriting(options);
  const due = ledgers.filter(({ behind, hasLedger }) => behind > 0 || (!hasLedger && writes));
  if (writes) {
    for (const { file, text } of due) writeLedger(join(config.project, file), text);
    return { written: due.map(({ file }) => file), stale: [] };
  }
  const stale = due
    .filter(({ hasLedger }) => hasLedger)
    .map(
      ({ file, behind, what }): Finding => ({
        code: 'ledger',
        level: 'warning',
        where: file,
        message: `The ledger is out of date: ${behind} ${what}${behind === 1 ? '' : 's'} changed, without findings.`,
        hint: 'Run lectern check --fix, and commit the file.',
      }),
    );
  return { written: [], stale };
}

function outsideNotes(outside: { asked: number; unknown: number } | null): string[] {
  if (!outside) return [];
  const unknown =
    outside.unknown > 0
      ? ` ${outside.unknown} gave no answer that says something: they refuse machines, or could not be reached.`
      : '';
  return [`Links to other sites: ${outside.asked} asked for.${unknown}`];
}

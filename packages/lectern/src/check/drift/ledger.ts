import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DocsError } from '../../shared/error.ts';

/** Language -> concatenated prints of a section's blocks when its translations last agreed. */
export type SectionPrints = Record<string, string>;

/** Id of a section -> prints. */
export type PagePrints = Record<string, SectionPrints>;

/** Path of a page below the folder of its language -> its sections. */
export type Translations = Record<string, PagePrints>;

export const TRANSLATIONS_FILE = 'lectern.translations.json';

/**
 * Reads the ledger of translations; null if the project has none.
 *
 * @throws DocsError if the file is not a valid ledger, for example because it contains merge markers
 */
export function readTranslations(project: string): Translations | null {
  return readLedger<Translations>(project, TRANSLATIONS_FILE);
}

/** Returns the `pages` of a ledger; null if the file does not exist. */
export function readLedger<T>(project: string, name: string): T | null {
  const file = join(project, name);
  if (!existsSync(file)) return null;
  try {
    const { pages } = JSON.parse(readFileSync(file, 'utf8')) as { pages?: unknown };
    if (typeof pages === 'object' && pages !== null) return pages as T;
  } catch {
    // Reported below, like a file without `pages`.
  }
  throw new DocsError('This ledger cannot be read.', {
    where: name,
    hint: 'Take the version of one branch, and run lectern check --fix.',
  });
}

/**
 * Returns the text of the ledger, with one line for each section, sorted by path, so that merges conflict only where
 * the same section was changed.
 */
export function translationsText(pages: Translations): string {
  return ledgerText(
    Object.keys(pages)
      .sort()
      .map((path) => {
        const sections = Object.entries(pages[path] ?? {}).map(
          ([id, prints]) => `   ${JSON.stringify(id)}: ${JSON.stringify(prints)}`,
        );
        return `  ${JSON.stringify(path)}: {\n${sections.join(',\n')}\n  }`;
      }),
  );
}

/** @param lines entries of `pages` as JSON */
export function ledgerText(lines: readonly string[]): string {
  const about = 'Written by "lectern check --fix": commit it. See docs-dev/check.md of Lectern.';
  return `{\n "about": ${JSON.stringify(about)},\n "version": 1,\n "pages": {\n${lines.join(',\n')}\n }\n}\n`;
}

import { ledgerText, readLedger } from '../drift/ledger.ts';

/** Route path -> ids of the page, in their order on the page. */
export type Addresses = Record<string, string[]>;

export const ADDRESSES_FILE = 'lectern.addresses.json';

/**
 * Reads the ledger of published addresses; null if the project has none.
 *
 * @throws DocsError if the file is not a valid ledger
 */
export function readAddresses(project: string): Addresses | null {
  return readLedger<Addresses>(project, ADDRESSES_FILE);
}

/** Returns the text of the ledger, with one line for each page, sorted by path. */
export function addressesText(pages: Addresses): string {
  const paths = Object.keys(pages).sort();
  return ledgerText(paths.map((path) => `  ${JSON.stringify(path)}: ${JSON.stringify(pages[path])}`));
}

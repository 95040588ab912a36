import { ledgerText, readLedger } from '../drift/ledger.ts';

/** Route path -> ids of the page, in its order. */
export type Addresses = Record<string, string[]>;

export const ADDRESSES_FILE = 'lectern.addresses.json';

/**
 * The ledger of published addresses; null where the project has none.
 *
 * @throws DocsError for a file that is none
 */
export function readAddresses(project: string): Addresses | null {
  return readLedger<Addresses>(project, ADDRESSES_FILE);
}

/** A line for each page, in the order of paths. */
export function addressesText(pages: Addresses): string {
  const paths = Object.keys(pages).sort();
  return ledgerText(paths.map((path) => `  ${JSON.stringify(path)}: ${JSON.stringify(pages[path])}`));
}

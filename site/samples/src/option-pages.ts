import type { Claim } from './claims.js';
import type { Page } from './extract.js';
import type { Facts } from './facts.js';
import type { Problem } from './sample.js';

/** Returns the page of an option: `moduleFederation.options` -> `config/module-federation/options`. */
export function pageOfOption(option: string): string {
  const kebab = option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `config/${kebab.replaceAll('.', '/')}`;
}

export interface OptionPagesInput {
  facts: Facts;
  pages: readonly Page[];
  claims: readonly Claim[];
  /** Options without a page, with the reason. */
  exempt: Readonly<Record<string, string>>;
  /** Path of that list, for messages. */
  exemptFile: string;
}

/**
 * Checks that every public field of the config has a page or a reason why not, and that every page below `config/` is
 * about an existing field and shows its facts.
 */
export function checkOptionPages({ facts, pages, claims, exempt, exemptFile }: OptionPagesInput): Problem[] {
  const options = new Map(Object.keys(facts.options).map((option) => [pageOfOption(option), option]));
  const written = new Set(pages.map(({ key }) => key));
  const inList = (message: string) => ({ page: exemptFile, line: 1, column: 1, message, code: 'options' });
  const missing = [...options].filter(([page, option]) => !written.has(page) && !(option in exempt));
  const stale = Object.keys(exempt).filter(
    (option) => !(option in facts.options) || written.has(pageOfOption(option)),
  );
  const configPages = pages.filter(({ key }) => key.startsWith('config/') && !/(?:^|\/)index$/.test(key));
  return [
    ...missing.map(([page, option]) =>
      inList(`The option ${option} has no page ${page} and no reason here.`),
    ),
    ...stale.map((option) =>
      inList(`${option} needs no reason: it has a page, or it does not exist. Run with --update.`),
    ),
    ...configPages.flatMap((page) => checkPage(page, options.get(page.key), claims)),
  ];
}

function checkPage({ path, key }: Page, option: string | undefined, claims: readonly Claim[]): Problem[] {
  const problem = (message: string) => [{ page: path, line: 1, column: 1, message, code: 'options' }];
  if (!option)
    return problem(
      `No option belongs to this page: ${key.replace('config/', '')} is no field of the config.`,
    );
  const isShown = claims.some(
    ({ page, kind, name }) => page === path && kind === 'option' && name === option,
  );
  return isShown
    ? []
    : problem(`This page does not show the facts of its option: <OptionFacts option="${option}" />.`);
}

/**
 * What `lectern check` looks for, besides what fails a build: the name of each, as the config and reports have it, and
 * what it is about (docs-dev/check.md).
 */
export const CHECK_CODES = {
  orphan: 'No navigation, sidebar or page leads to the page.',
  'duplicate-title': 'Several pages have one title.',
  'duplicate-description': 'Several pages have one description in their front matter.',
  'missing-alt': 'An image has no text for those who do not see it.',
  'heading-jump': 'A heading is more than one level below the one before.',
  'unknown-key': 'A key means nothing to Lectern.',
  markdown: 'A page has something that is shown in another way than was meant.',
  'missing-translation': 'A page is not in a language that has most of the others.',
  drift: 'A section has changed in one language and not in another.',
  contradiction: 'A section says in one language what it does not say in another.',
  'missing-section': 'A section is in one language and not in another.',
  'lost-page': 'An address that was published leads nowhere.',
  'lost-anchor': 'An anchor that was published is gone.',
  ledger: 'A ledger is behind the pages.',
  'outside-link': 'A link to another site leads nowhere; asked for with --outside.',
} as const;

export type CheckCode = keyof typeof CHECK_CODES;

/** `false` turns a check off; `ignore` has globs for files, and for what a finding is about: a link, a title. */
export type CheckSetting = boolean | { ignore: string[] };

/**
 * Problems that `lectern check` finds in addition to the errors that fail a build: their names in the config and in
 * reports, and their descriptions (docs-dev/check.md).
 */
export const CHECK_CODES = {
  orphan: 'Readers cannot reach the page by navigation, sidebars and links.',
  'duplicate-title': 'Several pages have the same title.',
  'duplicate-description': 'Several pages have the same description in their front matter.',
  'missing-alt': 'An image has no alternative text.',
  'heading-jump': 'A heading is two or more levels below the heading before it.',
  'unknown-key': 'A key in front matter, _meta.json or _nav.json has no effect.',
  markdown: 'A page contains Markdown that is not shown as intended, such as syntax of another engine.',
  'missing-translation': 'A language lacks a page, although it has at least half of all pages.',
  drift: 'A section was changed in one language and not in another.',
  contradiction: 'A number, a name, a link or code in a section is in one language and not in another.',
  'missing-section': 'A section is in one language and not in another.',
  'lost-page': 'An address that was published no longer exists and is not redirected.',
  'lost-anchor': 'An anchor that was published no longer exists.',
  ledger: 'A ledger is older than the pages.',
  'outside-link': 'A link to another site is dead. Only lectern check --outside looks for these.',
} as const;

export type CheckCode = keyof typeof CHECK_CODES;

/** `false` disables a check. `ignore` has globs for files and for the subject of a finding: a link, a title. */
export type CheckSetting = boolean | { ignore: string[] };

/**
 * Components that a page can import from `@theme`: those of `theme/index.ts` that are used in text. A test checks the
 * list.
 */
export const THEME_NAMES = new Set([
  'Badge',
  'Callout',
  'Card',
  'CardGrid',
  'CodeGroup',
  'FeedLinks',
  'FileTree',
  'Link',
  'LinkCard',
  'Overview',
  'PackageManagerTabs',
  'SourceCode',
  'Steps',
  'Tab',
  'Tabs',
  'ThemedImage',
  'Tooltip',
]);

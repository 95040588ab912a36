/** Places in the layout that a site may fill. They are props of `Layout`, with the names of Rspress 1. */
export const LAYOUT_SLOTS = [
  'top',
  'bottom',
  'beforeNav',
  'beforeNavTitle',
  'afterNavTitle',
  'beforeNavMenu',
  'afterNavMenu',
  'afterNav',
  'beforeSidebar',
  'afterSidebar',
  'beforeDoc',
  'beforeDocContent',
  'afterDocContent',
  'beforeDocFooter',
  'afterDocFooter',
  'afterDoc',
  'beforeOutline',
  'afterOutline',
  'beforeHero',
  'afterHero',
  'beforeFeatures',
  'afterFeatures',
] as const;

export type LayoutSlot = (typeof LAYOUT_SLOTS)[number];

/** Places in the layout that a site may fill: props of `Layout`, under the names that Rspress 1 has. */
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

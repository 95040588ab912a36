import * as v from 'valibot';
import type { NavItem } from '../shared/types.ts';
import { pattern } from './pattern.ts';

// Parts of the configuration that are about navigation and sidebars.

const text = v.string();

export const navItem: v.GenericSchema<NavItem> = v.strictObject({
  /** Text of the entry. */
  text,
  /** Route path without language prefix, or an external URL. An entry without a link opens a menu of its `items`. */
  link: v.exactOptional(text),
  /** Regular expression for the paths on which the entry is active. Default: the link and all paths below it. */
  activeMatch: v.exactOptional(pattern),
  /** Side of the navbar on which the entry is shown. Default: right. */
  position: v.exactOptional(v.picklist(['left', 'right'])),
  /** A label next to the text, such as `New`. */
  tag: v.exactOptional(text),
  /** Entries of a menu, with the same keys. */
  items: v.exactOptional(v.lazy(() => v.array(navItem))),
});

/** An entry of a sidebar: the path of a page, or an object of one of the kinds in SPEC 3. */
export type ConfigSidebarItem =
  | string
  | {
      text?: string;
      link?: string;
      tag?: string;
      /** Makes the entry a group. */
      items?: ConfigSidebarItem[];
      collapsible?: boolean;
      collapsed?: boolean;
      dividerType?: 'solid' | 'dashed';
      sectionHeaderText?: string;
    };

export const sidebarItem: v.GenericSchema<ConfigSidebarItem> = v.union([
  text,
  v.strictObject({
    /** Text of the entry. Default: the title of the page. */
    text: v.exactOptional(text),
    /** Route path without language prefix, or an external URL. */
    link: v.exactOptional(text),
    /** A label next to the text, such as `New`. */
    tag: v.exactOptional(text),
    /** Entries of a group, with the same keys. */
    items: v.exactOptional(v.lazy(() => v.array(sidebarItem))),
    /** Whether readers can collapse the group. Default: `true`. */
    collapsible: v.exactOptional(v.boolean()),
    /** Whether the group is collapsed at first. Default: `false`. */
    collapsed: v.exactOptional(v.boolean()),
    /** Makes the entry a dividing line. */
    dividerType: v.exactOptional(v.picklist(['solid', 'dashed'])),
    /** Makes the entry a heading for the entries that follow. */
    sectionHeaderText: v.exactOptional(text),
  }),
]);

import type { Frontmatter, SidebarEntry } from '../shared/frontmatter.ts';
import { normalize, readFrontmatter, splitFrontmatter } from './front-matter.ts';

/** Matches imports followed by a heading of words that mean nothing in Markdown, with or without its own id. */
const FIRST_LINE =
  /^(?:import .*\n|[ \t]*\n)*# +([\p{L}\p{N}\p{M} ,.:;()/'"+，、。：；！？（）“”《》·—-]+?)[ \t]*(?:\{#[^\s{}]+\}[ \t]*)?(?:\n|$)/u;

/** Ignores mistakes, since the compile reports them. */
const SILENT = { warn() {}, fail() {} };

/** Checks whether the front matter of a page contains `unlisted: true`, with the same result as its compile. */
export function isUnlisted(source: string): boolean {
  const { yaml } = splitFrontmatter(normalize(source));
  return /^unlisted[ \t]*:[ \t]*true[ \t]*(?:#.*)?$/m.test(yaml ?? '');
}

/**
 * Returns the settings for the sidebar from the front matter of a page. Empty if there are none or they cannot be read.
 */
export function quickEntry(source: string): SidebarEntry {
  const { yaml } = splitFrontmatter(normalize(source));
  if (!/^(?:sidebar|nav_order)/m.test(yaml ?? '')) return {};
  try {
    return entryOf(readFrontmatter(yaml ?? '', '', { tell: SILENT }));
  } catch {
    return {};
  }
}

/** Returns the settings for the sidebar from parsed front matter. */
export function entryOf({ sidebar }: Frontmatter): SidebarEntry {
  return typeof sidebar === 'object' ? sidebar : {};
}

/**
 * Returns the title of a page that its compile would find, but a hundred times faster: sidebars need the titles of a
 * whole section.
 *
 * @returns null if only a compile can find it: no heading at the start, or a heading with markup
 */
export function quickTitle(source: string): string | null {
  const { yaml, text } = splitFrontmatter(normalize(source));
  if (yaml?.includes('title')) {
    try {
      const { title } = readFrontmatter(yaml, '', { tell: SILENT });
      if (typeof title === 'string' && title) return title;
    } catch {
      return null;
    }
  }
  return FIRST_LINE.exec(text)?.[1]?.replace(/\s+/g, ' ') ?? null;
}

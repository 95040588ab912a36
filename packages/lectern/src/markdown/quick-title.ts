import type { Frontmatter, SidebarEntry } from '../shared/frontmatter.ts';
import { normalize, readFrontmatter, splitFrontmatter } from './front-matter.ts';

/** Imports, and then a heading of words that mean nothing in Markdown, with or without its own id. */
const FIRST_LINE =
  /^(?:import .*\n|[ \t]*\n)*# +([\p{L}\p{N}\p{M} ,.:;()/'"+，、。：；！？（）“”《》·—-]+?)[ \t]*(?:\{#[^\s{}]+\}[ \t]*)?(?:\n|$)/u;

/** Mistakes are told by the compile. */
const SILENT = { warn() {}, fail() {} };

/** Whether the front matter of a page says `unlisted: true`, as its compile finds it. */
export function isUnlisted(source: string): boolean {
  const { yaml } = splitFrontmatter(normalize(source));
  return /^unlisted[ \t]*:[ \t]*true[ \t]*(?:#.*)?$/m.test(yaml ?? '');
}

/** What the front matter of a page says of it in the sidebar; empty where that is nothing, or cannot be read. */
export function quickEntry(source: string): SidebarEntry {
  const { yaml } = splitFrontmatter(normalize(source));
  if (!/^(?:sidebar|nav_order)/m.test(yaml ?? '')) return {};
  try {
    return entryOf(readFrontmatter(yaml ?? '', '', { tell: SILENT }));
  } catch {
    return {};
  }
}

/** The same of front matter that has been read. */
export function entryOf({ sidebar }: Frontmatter): SidebarEntry {
  return typeof sidebar === 'object' ? sidebar : {};
}

/**
 * The title of a page as its compile finds it, a hundred times sooner: sidebars need those of a whole section.
 *
 * @returns null where only a compile can tell: no heading at the start, or one with markup
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

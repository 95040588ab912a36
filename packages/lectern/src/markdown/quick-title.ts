import { normalize, readFrontmatter, splitFrontmatter } from './front-matter.ts';

/** Imports, and then a heading of words that mean nothing in Markdown, with or without its own id. */
const FIRST_LINE =
  /^(?:import .*\n|[ \t]*\n)*# +([\p{L}\p{N}\p{M} ,.:;()/'"+，、。：；！？（）“”《》·—-]+?)[ \t]*(?:\{#[^\s{}]+\}[ \t]*)?(?:\n|$)/u;

/** Mistakes are told by the compile. */
const SILENT = { warn() {}, fail() {} };

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

import type { PluginPage } from 'lectern';
import { type CommentMistake, deadCommentLinks } from './check-links.ts';
import { type ConvertOptions, convert, sourceRoot } from './convert.ts';
import { placesOf } from './places.ts';
import { renderReference } from './render.ts';
import type { Words } from './words.ts';

export interface Reference {
  /** Pages by language, with paths relative to the folder of the reference. */
  pages: Record<string, PluginPage[]>;
  /** Absolute source files that were read. */
  files: string[];
  /** Mistakes in comments. */
  mistakes: CommentMistake[];
}

/**
 * Makes the reference. This module loads TypeDoc, and therefore TypeScript, so import it only if it is needed.
 *
 * @param languages words and title by language
 * @throws DocsError or DocsErrors for errors in the sources
 */
export async function makeReference(
  options: ConvertOptions,
  languages: Readonly<Record<string, { words: Words; title: string }>>,
): Promise<Reference> {
  const { project, files } = await convert(options);
  const places = placesOf(project);
  const mistakes = deadCommentLinks(project, places, options.base);
  const sources = { root: sourceRoot(options.tsconfig), link: options.sourceLink || undefined };
  const pages = Object.entries(languages).map(([lang, { words, title }]) => [
    lang,
    renderReference(project, { places, words, title, sources }),
  ]);
  return { pages: Object.fromEntries(pages), files, mistakes };
}

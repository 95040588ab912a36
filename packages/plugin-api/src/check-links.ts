import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type {
  Comment,
  InlineTagDisplayPart,
  ProjectReflection,
  Reflection,
  RelativeLinkDisplayPart,
} from 'typedoc';
import { type Places, placeOf } from './places.ts';

/** A mistake in a comment, as data that can be cached. */
export interface CommentMistake {
  message: string;
  where: string;
  hint: string;
}

/**
 * Returns the dead links of comments, in the order of the sources.
 *
 * @param base absolute folder that messages are relative to
 */
export function deadCommentLinks(project: ProjectReflection, places: Places, base: string): CommentMistake[] {
  const errors = new Map<string, CommentMistake>();
  for (const reflection of [project, ...Object.values(project.reflections)]) {
    const { comment } = reflection;
    for (const link of comment ? linksOf(comment) : []) {
      if (link.kind === 'inline-tag' && isFine(link, places)) continue;
      const where = whereIs(link, reflection, base);
      const error = link.kind === 'inline-tag' ? deadLink(link, where) : relativeLink(link, where);
      // Members that inherit a comment would report its links several times.
      errors.set(`${where} ${link.text}`, error);
    }
  }
  const { compare } = new Intl.Collator('en', { numeric: true });
  return [...errors].sort(([a], [b]) => compare(a, b)).map(([, error]) => error);
}

/** Matches tags with links. TypeDoc removes `@inheritDoc` if it finds the source, and keeps it otherwise. */
const LINKS = /^@(?:link|linkcode|linkplain|inheritDoc)$/;

type LinkPart = InlineTagDisplayPart | RelativeLinkDisplayPart;

function linksOf({ summary, blockTags }: Comment): LinkPart[] {
  return [summary, ...blockTags.map(({ content }) => content)].flat().flatMap((part): LinkPart[] => {
    if (part.kind === 'inline-tag') return LINKS.test(part.tag) ? [part] : [];
    return part.kind === 'relative-link' ? [part] : [];
  });
}

/** Checks whether a link is valid. It may refer to code of packages, which the reference does not document. */
function isFine({ target }: InlineTagDisplayPart, places: Places): boolean {
  if (typeof target === 'string') return true;
  if (target === undefined) return false;
  if ('variant' in target) return placeOf(target, places) !== null;
  return target.fileName?.includes('/node_modules/') ?? true;
}

function deadLink({ tag, text }: InlineTagDisplayPart, where: string): CommentMistake {
  return {
    message: `{${tag} ${text.trim()}} leads to nothing in the reference.`,
    where,
    hint: 'Fix the name, export it from an entry point, or write it in backticks.',
  };
}

function relativeLink({ text }: RelativeLinkDisplayPart, where: string): CommentMistake {
  return {
    message: `The link ${text} of a comment is relative to its source file.`,
    where,
    hint: 'Write the path of a page of the site, such as /guide/start, or a URL.',
  };
}

/** Returns the file and line of a link. Comments have no lines, so the file is searched for the link. */
function whereIs(link: LinkPart, reflection: Reflection, base: string): string {
  const source = sourceOf(reflection);
  const file = reflection.comment?.sourcePath ?? source?.fullFileName;
  if (!file || !existsSync(file)) return '';
  const name = relative(base, file).replaceAll('\\', '/');
  const lines = readFileSync(file, 'utf8').split('\n');
  const start = link.kind === 'inline-tag' ? `{${link.tag}` : '](';
  const isLink = (line: string) => line.includes(start) && line.includes(link.text.trim());
  // A comment is placed before the code that it describes.
  const end = source?.fullFileName === file ? source.line : lines.length;
  const before = lines.slice(0, end).findLastIndex(isLink);
  const found = before >= 0 ? before : lines.findIndex(isLink);
  return `${name}:${found >= 0 ? found + 1 : (source?.line ?? 1)}`;
}

function sourceOf(reflection: Reflection | undefined): { fullFileName: string; line: number } | undefined {
  if (!reflection) return undefined;
  const own = 'sources' in reflection ? (reflection.sources as { fullFileName: string; line: number }[]) : [];
  return own?.[0] ?? sourceOf(reflection.parent);
}

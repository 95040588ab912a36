import { DocsError } from '../shared/error.ts';
import { noteHtml } from '../shared/note-html.ts';
import type { CompiledFragment, SourceFile } from './page.ts';
import { ask, fail, whereIs } from './page.ts';

const INCLUDE = /<!--\s*@include:\s*(.+?)\s*-->/g;

/** Replaces `<!--@include: ./x.md-->` comments with the HTML of the included files, in HTML that starts at `line`. */
export function expandIncludes(
  html: string,
  { source, line, isBlock }: { source: SourceFile; line: number; isBlock: boolean },
): string {
  return html.replace(INCLUDE, (comment: string, path: string, offset: number) => {
    const ownLine = line + html.slice(0, offset).split('\n').length - 1;
    const where = whereIs(source, ownLine);
    if (!isBlock) {
      fail(source, `The include of ${path} is inside a line of text.`, where, 'Put it on its own line.');
      return comment;
    }
    const fragment = useFragment(path, source, ownLine);
    if (!fragment) return noteHtml(path);
    if (fragment.format === 'md') return fragment.output.trimEnd();
    const hint = 'Rename this page to .mdx and import the file, or make the included file .md.';
    fail(source, `A Markdown page cannot include an MDX file: ${path}`, where, hint);
    return comment;
  });
}

/**
 * Compiles a fragment in place, so that its headings count where they are. If it cannot be read or includes itself,
 * records an error and returns null.
 */
export function useFragment(path: string, source: SourceFile, line: number): CompiledFragment | null {
  const { page, file, chain } = source;
  const where = whereIs(source, line);
  return ask(source, where, () => {
    const fragment = page.options.resolve.fragment(path, file);
    page.deps.add(fragment.file);
    if (chain.includes(fragment.file)) {
      const circle = [...chain.slice(chain.indexOf(fragment.file)), fragment.file];
      throw new DocsError(`These files include each other: ${circle.map(page.options.display).join(' → ')}`, {
        where,
        hint: 'Remove one of the includes.',
      });
    }
    return page.compileFragment(fragment, source);
  });
}

import { type AnyNode, isTag } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { compileAll } from '../../src/markdown/compile.ts';
import type { CompiledPage } from '../../src/markdown/types.ts';
import type { DocsError } from '../../src/shared/error.ts';
import { testOptions } from '../fixtures/markdown/testing.ts';

/**
 * Compiles a page. Throws if a mistake has no place in the file, or is not one of Lectern's errors.
 *
 * @returns null if the text yields no page
 */
export function compileSafely(source: string, format: 'md' | 'mdx'): CompiledPage | null {
  const { page, errors } = compileAll(source, testOptions({ format }));
  assertPlaced(errors, /^docs\/en\/a\.mdx?:\d+(?::\d+)?$/);
  if (page === null && errors.length === 0) throw new Error('No page, and no error that says why.');
  return page;
}

/** Checks that every error is one of Lectern's, with a message and a place. */
export function assertPlaced(errors: readonly unknown[], place: RegExp): void {
  for (const error of errors) {
    const { name, message, where } = error as DocsError;
    if (name !== 'DocsError') throw error;
    if (!message.trim()) throw new Error('An error says nothing.');
    if (!place.test(where)) throw new Error(`An error has no place: ${JSON.stringify(where)} ${message}`);
  }
}

/** Throws if a text has become an element or an attribute (`xss-a`, `onxss`). */
export function assertInPlace(html: string): void {
  const visit = (node: AnyNode): void => {
    if (isTag(node)) {
      if (node.name.startsWith('xss') || Object.keys(node.attribs).some((name) => name.includes('xss'))) {
        throw new Error(`A text has left its place: ${html.slice(0, 400)}`);
      }
    }
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(parseDocument(html));
}

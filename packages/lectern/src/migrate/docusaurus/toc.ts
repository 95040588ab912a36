import { parseSync } from 'vite';
import { wholeLines } from '../edits.ts';
import { type ImportStatement, withoutNames } from '../imports.ts';
import { type Page, walk } from '../page.ts';

/**
 * Removes a table of contents that a page builds from those of its partials: Lectern's outline already includes
 * headings of partials.
 *
 * @see https://docusaurus.io/docs/markdown-features/toc#customizing-table-of-contents-generation
 */
export function dropOwnToc(page: Page, imports: readonly ImportStatement[]): void {
  for (const statement of imports) {
    const gone = statement.names.filter(({ imported }) => imported === 'toc').map(({ local }) => local);
    if (gone.length > 0 && /\.mdx?$/.test(statement.specifier)) {
      page.edits.push(withoutNames(page.source, statement, new Set(gone)));
    }
  }
  walk(page.tree, (node) => {
    if (node.type !== 'mdxjsEsm') return;
    const start = page.source.indexOf(node.value, node.start);
    for (const statement of parseSync('page.tsx', node.value).program.body) {
      const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
      if (declared?.type !== 'VariableDeclaration') continue;
      const [first] = declared.declarations;
      if (first?.id.type !== 'Identifier' || first.id.name !== 'toc') continue;
      page.edits.push(wholeLines(page.source, start + statement.start, start + statement.end));
    }
  });
}

import { isAbsolute } from 'node:path';
import type { Plugin } from 'vite';
import { BROKEN } from '../shared/note-html.ts';
import { withoutQuery } from '../shared/url.ts';
import { STYLE } from '../vite/style-files.ts';

/** Id, without the leading zero byte, of the module that replaces a module that cannot be resolved. */
export const MISSING = 'lectern:missing';

/** Id of the empty module that replaces a stylesheet that cannot be compiled. */
const NO_STYLES = 'lectern:no-styles';

interface BrokenFilesOptions {
  /** Files that are left out, with the names that other modules import from them. */
  names: ReadonlyMap<string, ReadonlySet<string>>;
  /** Called once per file for each import that cannot be resolved. */
  onMissing(raw: string, file: string): void;
}

/**
 * Leaves files out of a bundle and exports notes in place of their exports. Also reports imports that cannot be
 * resolved.
 */
export function brokenFilesPlugin({ names, onMissing }: BrokenFilesOptions): Plugin {
  const told = new Set<string>();
  return {
    name: 'lectern:broken-files',
    enforce: 'pre',
    resolveId: {
      order: 'pre',
      async handler(id, importer = '') {
        const file = withoutQuery(importer);
        if (STYLE.test(file)) return null;
        const found = await this.resolve(id, importer, { skipSelf: true });
        const target = withoutQuery(found?.id ?? '');
        // Vite treats the id as a stylesheet, regardless of the content that is loaded for it.
        if (STYLE.test(target) && names.has(target)) return `\0${NO_STYLES}`;
        if (found || !isAbsolute(file)) return found;
        if (!told.has(`${file} ${id}`)) onMissing(id, file);
        told.add(`${file} ${id}`);
        return `\0${MISSING}`;
      },
    },
    load: {
      order: 'pre',
      handler(id) {
        if (id === `\0${MISSING}`) return 'export {};';
        if (id === `\0${NO_STYLES}`) return 'export default {};';
        const exported = names.get(withoutQuery(id));
        return exported ? { code: codeFor(exported), moduleType: 'js' } : null;
      },
    },
  };
}

function codeFor(names: ReadonlySet<string>): string {
  const lines = Array.from(names, (name) =>
    name === 'default' ? `export default note('default');` : `export const ${name} = note('${name}');`,
  );
  return [
    // A component file must not import React itself: it would get a React that is created from that file
    // (`static-react.ts`).
    `import { Note } from 'lectern/note';`,
    `const note = (name) => () => Note({ text: '<' + name + '>' });`,
    `export const ${BROKEN} = true;`,
    ...lines,
  ].join('\n');
}

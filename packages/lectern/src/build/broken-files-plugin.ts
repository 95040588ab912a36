import { isAbsolute } from 'node:path';
import type { Plugin } from 'vite';
import { BROKEN } from '../shared/note-html.ts';
import { withoutQuery } from '../shared/url.ts';
import { STYLE } from '../vite/style-files.ts';

/** Id of a module that nobody finds, after a zero byte. */
export const MISSING = 'lectern:missing';

/** Instead of a stylesheet that cannot be compiled. */
const NO_STYLES = 'lectern:no-styles';

interface BrokenFilesOptions {
  /** Files that are left out, with the names that are imported from them. */
  names: ReadonlyMap<string, ReadonlySet<string>>;
  /** Called for each import that leads nowhere, once a file. */
  onMissing(raw: string, file: string): void;
}

/** Leaves files out of a bundle: notes stand in the place of what they export. Looks for imports that lead nowhere. */
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
        // A stylesheet stays one for Vite, whatever is loaded for it.
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
    // By our name for it: the React of a component file is made of that file.
    `import { Note } from 'lectern/note';`,
    `const note = (name) => () => Note({ text: '<' + name + '>' });`,
    `export const ${BROKEN} = true;`,
    ...lines,
  ].join('\n');
}

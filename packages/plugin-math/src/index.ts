import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { assertOptions, type LecternPlugin } from 'lectern';
import { checkMacros } from './macros.ts';
import { mathIn } from './markdown.ts';

export interface MathOptions {
  /** Custom commands of the site: `{ '\\RR': '\\mathbb{R}', '\\abs': '\\left|#1\\right|' }`. */
  macros?: Readonly<Record<string, string>>;
}

const { version }: { version: string } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);

/**
 * Adds formulas: `$a$`, `$$…$$` and fences of the language `math`, as MathML in the page.
 *
 * @throws DocsError for a macro whose name is not a TeX command
 */
export function math(options: MathOptions = {}): LecternPlugin {
  assertOptions(options, ['macros'], 'math()');
  const { macros = {} } = options;
  checkMacros(macros);
  return {
    name: 'math',
    version,
    styles: [{ file: fileURLToPath(new URL('../theme/math.css', import.meta.url)), usedBy: /<math\b/ }],
    markdown: (file) => (/\$|[`~]{3,}\s*math\b/.test(file.text) ? mathIn(file, macros) : undefined),
  };
}

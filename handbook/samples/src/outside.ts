import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Packages of others that samples import and that are not installed here: what they export, as types and as code. A
 * sample that needs more of one fails, and its line here has to say more.
 */
const OUTSIDE: Record<string, { types: string; code: string }> = {
  'unocss/vite': {
    types: "declare const unocss: () => import('vite').Plugin;\nexport default unocss;\n",
    code: "export default () => ({ name: 'unocss' });\n",
  },
};

/** Writes these packages into `node_modules` of a folder, for the samples below it. */
export function writeOutsidePackages(folder: string): void {
  for (const [specifier, { types, code }] of Object.entries(OUTSIDE)) {
    const [, name = '', rest = ''] = /^((?:@[^/]+\/)?[^/]+)\/?(.*)$/.exec(specifier) ?? [];
    const target = join(folder, 'node_modules', name);
    const entry = rest ? `./${rest}` : '.';
    const file = `${rest || 'index'}`;
    mkdirSync(dirname(join(target, file)), { recursive: true });
    writeFileSync(join(target, `${file}.js`), code);
    writeFileSync(join(target, `${file}.d.ts`), types);
    const exports = { [entry]: { types: `./${file}.d.ts`, default: `./${file}.js` } };
    writeFileSync(join(target, 'package.json'), JSON.stringify({ name, type: 'module', exports }));
  }
}

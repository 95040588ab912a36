import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Stubs for third-party packages that samples import and that are not installed here: their exports, as types and as
 * code. If a sample needs another export, its check fails and the stub must be extended.
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

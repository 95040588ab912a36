import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { hashOf } from '../config/hash.ts';
import type { Config } from '../config/load.ts';
import { withAlias } from '../config/vite-settings.ts';
import { DocsError } from '../shared/error.ts';
import { browserDir } from './own-package.ts';

/** Matches `from '…'`, `import '…'` and `import('…')` with the imported names. */
const IMPORT = /\b(?:import|export)\s*(?:([\w*\s{},$]+?)\s*from\s*)?\(?\s*(['"])([^'"]+)\2/g;
const THEME = /^(?:@theme|lectern\/theme|rspress\/theme|@rspress\/core\/theme)$/;
const OWN = /^(?:lectern\/client|react(?:-dom)?(?:\/.*)?)$/;

/**
 * Writes the code of a preview into the cache folder, as a module for the browser.
 *
 * @param lang `tsx`, `jsx` or `mdx`
 * @param from absolute path of the file that contains the code; its imports are relative to that file
 * @returns absolute path of the module; null for MDX, which is compiled with its page
 * @throws DocsError for code that could not be bundled, so that one sample does not break the build of a site
 */
export function previewModule(code: string, lang: string, from: string, config: Config): string | null {
  // Code blocks in an MDX preview are only shown, so their imports do not count.
  const run = lang === 'mdx' ? code.replace(/^ *(`{3,}|~{3,})[\s\S]*?^ *\1/gm, '') : code;
  const isThere = (path: string) => ['', '.tsx', '.ts', '.jsx', '.js'].some((end) => existsSync(path + end));
  const own = run.replace(IMPORT, (all, names: string | undefined, _quote, name: string) => {
    checkImport(names ?? '', name, config);
    if (!name.startsWith('.')) return all;
    const path = resolve(dirname(from), name);
    if (!isThere(path)) throw new DocsError(`there is no module ${name}.`);
    return all.replace(/(['"])[^'"]+\1$/, () => JSON.stringify(path));
  });
  if (lang === 'mdx') return null;
  if (!/^\s*export\s+default\b|\bas\s+default\b/m.test(code)) {
    throw new DocsError('it has no default export.', { hint: 'Write "export default function …".' });
  }
  const text = `'use client';\n${own}\n`;
  const folder = join(config.cacheDir, 'previews');
  const file = join(folder, `${hashOf(text)}.${lang}`);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, text);
  }
  return file;
}

function checkImport(names: string, name: string, config: Config): void {
  if (name.startsWith('.') || OWN.test(name) || withAlias(name, config.aliases) !== name) return;
  if (THEME.test(name)) {
    checkTheme(names, config);
    return;
  }
  try {
    createRequire(join(config.project, 'package.json')).resolve(name.replace(/\?.*$/, ''));
  } catch {
    throw new DocsError(`"${name}" is not installed.`);
  }
}

/** Checks imports from the theme. A custom theme may export anything, so only the default theme is checked. */
function checkTheme(names: string, { themeFile }: Config): void {
  if (themeFile) return;
  const known = themeNames();
  const [, list = ''] = /\{([^}]*)\}/.exec(names) ?? [];
  const asked = list.split(',').map((part) => part.trim().split(/\s+as\s+/)[0] ?? '');
  const missing = asked.find((part) => part && !part.startsWith('type ') && !known.has(part));
  if (missing) throw new DocsError(`the theme has no "${missing}".`);
}

let ofTheme: Set<string> | undefined;

function themeNames(): Set<string> {
  if (ofTheme) return ofTheme;
  const code = readFileSync(join(browserDir, 'theme/index.js'), 'utf8');
  const lists = Array.from(code.matchAll(/^export \{([^}]*)\}/gm), ([, list = '']) => list.split(','));
  ofTheme = new Set(
    lists
      .flat()
      .map((part) => part.trim())
      .filter((part) => !part.startsWith('type ')),
  );
  return ofTheme;
}

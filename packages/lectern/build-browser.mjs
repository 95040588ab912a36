// Builds the JavaScript in dist that sites bundle: client, theme, and the parts of shared/ and search/ that these use.
// Each source file becomes one module, because a site's theme replaces components by file, and islands are identified
// by file. `--watch` rebuilds while the theme is being edited.
import { cpSync, mkdirSync, readFileSync, watch, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { rolldown } from 'rolldown';
import { parseSync, transformSync } from 'rolldown/utils';

/** Modules that the engine and sites import by name (vite/plugin.ts, vite/languages.ts). */
const ENTRIES = [
  'client/entry-browser.tsx',
  'client/entry-server.tsx',
  'client/index.ts',
  'client/island-server.tsx',
  'client/Note.tsx',
  'client/static-react.ts',
  'theme/index.ts',
  'theme/languages/rtl.ts',
];
const CODE = /\.tsx?$/;

const done = new Set();
for (const file of ENTRIES) make(file);
await bundleFill();
copyStyles();

if (process.argv.includes('--watch')) {
  watch('src', { recursive: true }, (_, name) => {
    const file = name?.replaceAll('\\', '/') ?? '';
    try {
      if (done.delete(file)) make(file);
      else if (/^theme\/.*\.(?:css|svg)$/.test(file)) copyStyles();
    } catch (error) {
      console.error(String(error));
    }
  });
}

/**
 * Copies stylesheets and the images that they refer to. The stylesheets that all sites load are merged into one:
 * following its imports would cost each bundle of a site, and each start of `lectern dev`, 0.1 s.
 */
function copyStyles() {
  const file = 'src/theme/styles/index.css';
  const imported = [];
  const text = readFileSync(file, 'utf8').replace(/@import "(.+)";/g, (_, name) => {
    const path = normalize(join(dirname(file), name));
    const styles = readFileSync(path, 'utf8');
    if (dirname(path) !== dirname(file) && styles.includes('url(')) {
      throw new Error(`${path}: an address would be looked for beside ${file}. Move the file there.`);
    }
    imported.push(path);
    return styles;
  });
  cpSync('src/theme', 'dist/theme', {
    recursive: true,
    filter: (path) => !imported.includes(normalize(path)) && /\.(?:css|svg)$|\/[^.]+$/.test(path),
  });
  writeFileSync('dist/theme/styles/index.css', text);
}

/**
 * Bundles the only module with a dependency that nothing else needs. The dependency is included, so that sites need not
 * install it.
 */
async function bundleFill() {
  const bundle = await rolldown({ input: 'src/client/popover-fill.ts' });
  await bundle.write({ file: 'dist/client/popover-fill.js' });
  await bundle.close();
}

/** Writes a module without types, and all modules that it imports. */
function make(file) {
  if (done.has(file)) return;
  done.add(file);
  const { code, errors } = transformSync(file, readFileSync(join('src', file), 'utf8'), {
    jsx: { runtime: 'automatic' },
    typescript: { rewriteImportExtensions: 'rewrite' },
  });
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('\n')}`);
  const out = join('dist', file.replace(CODE, '.js'));
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, code);
  for (const name of importsOf(file)) make(name);
}

/** Returns the source files that a module imports for more than their types. */
function importsOf(file) {
  const { program } = parseSync(file, readFileSync(join('src', file), 'utf8'));
  const names = [];
  JSON.stringify(program, (_, node) => {
    const isType = node?.importKind === 'type' || node?.exportKind === 'type';
    if (/^(?:Import|Export)/.test(node?.type) && typeof node.source?.value === 'string' && !isType) {
      names.push(node.source.value);
    }
    return typeof node === 'bigint' ? null : node;
  });
  return names
    .filter((name) => name.startsWith('.') && CODE.test(name))
    .map((name) => normalize(join(dirname(file), name)).replaceAll('\\', '/'));
}

// Builds the JavaScript of dist: the engine's Node side in few files, with the packages that only it needs. Each thread
// of a build loads a part of it, and finding and opening a separate file costs as much as running it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { nameToEmoji } from 'gemoji';
import { rolldown } from 'rolldown';

const { dependencies, peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
/**
 * Packages that are dependencies, because plugins and pages import more of them by name, such as other grammars. The
 * parts that the engine always needs are bundled anyway.
 */
const BUNDLED_TOO = ['refractor', 'valibot', 'satteri'];
const external = Object.keys({ ...dependencies, ...peerDependencies }).filter(
  (name) => !BUNDLED_TOO.includes(name),
);

/** Keeps only the names of gemoji's list, which are a tenth of it. */
const emojiNames = {
  name: 'emoji-names',
  load: {
    filter: { id: /[\\/]node_modules[\\/]gemoji[\\/]index\.js$/ },
    handler: () => `export const nameToEmoji = JSON.parse(${JSON.stringify(JSON.stringify(nameToEmoji))});`,
  },
};

/**
 * Keeps the native binding of the Markdown parser outside of the bundle, because its loader looks for it in the
 * parser's own package. The rest of that package is some thirty files, which each thread would have to find and open.
 */
const satteriBinding = {
  name: 'satteri-binding',
  load: {
    filter: { id: /[\\/]node_modules[\\/]satteri[\\/]dist[\\/]binding\.js$/ },
    handler(id) {
      const [, names] = /^export \{([^}]*)\} from "\.\.\/index\.js";/.exec(readFileSync(id, 'utf8')) ?? [];
      if (!names) throw new Error(`${id} is not the list of exports that it was: change "satteri-binding".`);
      return `const binding = await import(new URL('../index.js', import.meta.resolve('satteri')).href);
        export const { ${names} } = binding;`;
    },
  },
};

/**
 * Sets of modules that end up in the same few files, because finding and opening a file takes as long as running it.
 * Each set is given by its entry modules and includes all that they import.
 */
const SETS = {
  /** Also runs in browsers, so it must not be in a file with code for Node.js. */
  search: ['search/index.ts'],
  /** Modules that config files import. */
  public: ['index.ts'],
  /** Modules that run before the threads start. */
  start: ['cli.ts', 'build/threads.ts', 'site/main-watch.ts'],
  build: ['build/command.ts', 'build/build.ts'],
  /** Needed only if the browser code has changed. */
  bundler: ['build/bundle.ts', 'build/broken-files.ts'],
  compile: ['site/compile-worker.ts'],
  render: ['build/render-worker.ts'],
};

/** Returns a function that chooses the file of a module; null leaves the choice to the bundler. */
function createGroups() {
  const sets = new Map();
  return (id, graph) => {
    const isIn = (name) => {
      if (!sets.has(name)) sets.set(name, closureOf(SETS[name], graph));
      return sets.get(name).has(id);
    };
    if (graph.getModuleInfo(id)?.isEntry) return null;
    const isInThreads = isIn('render') || isIn('compile');
    if (isIn('search')) return isInThreads ? 'text' : 'search';
    if (isIn('start')) return 'start';
    if (isIn('public')) return 'public';
    if (isInThreads && (isIn('build') || isIn('bundler'))) return 'common';
    return ['build', 'compile', 'render'].find(isIn) ?? null;
  };
}

/** Returns modules and all their transitive imports. */
function closureOf(names, graph) {
  const found = new Set(names.map((name) => resolve('src', name)));
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

const bundle = await rolldown({
  input: Object.fromEntries(
    [
      'cli',
      'index',
      'internals',
      'markdown/index',
      'search/index',
      // Entry points of threads.
      'site/compile-worker',
      'site/watch-thread',
      'build/render-worker',
    ].map((name) => [name, `src/${name}.ts`]),
  ),
  platform: 'node',
  plugins: [emojiNames, satteriBinding],
  // The bundler chooses this setting for such files anyway, but prints a note if it is not set.
  preserveEntrySignatures: 'allow-extension',
  external: (id) =>
    id.startsWith('node:') || external.some((name) => id === name || id.startsWith(`${name}/`)),
});
const { output } = await bundle.write({
  dir: 'dist',
  entryFileNames: '[name].js',
  chunkFileNames: 'chunks/[name].js',
  codeSplitting: {
    includeDependenciesRecursively: false,
    groups: [{ debugName: 'builds', name: createGroups() }],
  },
});
await bundle.close();

const modules = output.flatMap((chunk) => (chunk.type === 'chunk' ? Object.keys(chunk.modules) : []));
// It is bundled in the browser code (build-browser.mjs).
const polyfill = import.meta.resolve('@oddbird/popover-polyfill/fn').slice('file://'.length);
writeFileSync('dist/LICENSES.md', licenses([...modules, polyfill]));

/** Returns the licenses of the packages that files belong to, which must be distributed with their code. */
function licenses(files) {
  const folders = files.map((file) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0]);
  const texts = [...new Set(folders)].filter(Boolean).map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const text = textOf(folder);
    return `## ${name} ${version}\n\nLicense: ${license}\n${text && `\n${text.replace(/^(?=.)/gm, '> ')}\n`}`;
  });
  return `# Packages that are bundled in Lectern\n\n${texts.sort().join('\n')}`;
}

function textOf(folder) {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  return file ? readFileSync(join(folder, file), 'utf8').trim() : '';
}

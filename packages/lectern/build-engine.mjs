// Makes the JavaScript of dist: the engine's Node side in few files, with the packages that it alone needs. Each thread of
// a build loads a part of it, and a module that is a file of its own costs as much to find and open as to run.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { nameToEmoji } from 'gemoji';
import { rolldown } from 'rolldown';

const { dependencies, peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
/** Plugins and pages load other grammars of it by name; what the engine always needs is bundled all the same. */
const BUNDLED_TOO = ['refractor', 'valibot', 'satteri'];
const external = Object.keys({ ...dependencies, ...peerDependencies }).filter(
  (name) => !BUNDLED_TOO.includes(name),
);

/** Of gemoji's list the names alone: a tenth of it. */
const emojiNames = {
  name: 'emoji-names',
  load: {
    filter: { id: /[\\/]node_modules[\\/]gemoji[\\/]index\.js$/ },
    handler: () => `export const nameToEmoji = JSON.parse(${JSON.stringify(JSON.stringify(nameToEmoji))});`,
  },
};

/**
 * What finds the native part of the Markdown parser looks in the parser's own package, so it stays there. The rest of
 * that package is some thirty files, which each thread would find and open.
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
 * What a build loads is in few files: to find and open one takes as long as to run it. Each of these is a set of
 * modules, by those that import the others.
 */
const SETS = {
  /** Runs in browsers, too: nothing of Node.js may be beside it. */
  search: ['search/index.ts'],
  /** What config files import. */
  public: ['index.ts'],
  /** Before the threads start. */
  start: ['cli.ts', 'build/threads.ts', 'site/main-watch.ts'],
  build: ['build/command.ts', 'build/build.ts'],
  /** Where the browser's code is not what it was. */
  bundler: ['build/bundle.ts', 'build/broken-files.ts'],
  compile: ['site/compile-worker.ts'],
  render: ['build/render-worker.ts'],
};

/** Makes what names the file that a module goes into; null leaves that to the bundler. */
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

/** Modules, and all that they import. */
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
      // What threads begin with.
      'site/compile-worker',
      'site/watch-thread',
      'build/render-worker',
    ].map((name) => [name, `src/${name}.ts`]),
  ),
  platform: 'node',
  plugins: [emojiNames, satteriBinding],
  // As the bundler sets it for such files; it says so otherwise.
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
// The browser's side has it (build-browser.mjs).
const polyfill = import.meta.resolve('@oddbird/popover-polyfill/fn').slice('file://'.length);
writeFileSync('dist/LICENSES.md', licenses([...modules, polyfill]));

/** The licenses of the packages that files come from, which have to go along with their code. */
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

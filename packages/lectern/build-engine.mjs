// Makes the JavaScript of dist: the engine's Node side in few files, with the packages that it alone needs. Each thread of
// a build loads a part of it, and a module that is a file of its own costs as much to find and open as to run.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameToEmoji } from 'gemoji';
import { rolldown } from 'rolldown';

const { dependencies, peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
/** Plugins and pages load other grammars of it by name; what the engine always needs is bundled all the same. */
const BUNDLED_TOO = ['refractor', 'valibot'];
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
  plugins: [emojiNames],
  external: (id) =>
    id.startsWith('node:') || external.some((name) => id === name || id.startsWith(`${name}/`)),
});
const { output } = await bundle.write({
  dir: 'dist',
  entryFileNames: '[name].js',
  chunkFileNames: 'chunks/[name].js',
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

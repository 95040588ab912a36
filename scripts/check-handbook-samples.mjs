import { readdirSync, readFileSync } from 'node:fs';
import { buildPackages, installPackages, must, root, run } from './setup.mjs';

// Checks every code sample of the handbook (handbook/samples/README.md).
installPackages();
buildPackages(['lectern', ...pluginsOfSamples()]);
must('npx', ['tsc', '-p', 'handbook/samples/tsconfig.json']);
process.exit(run(process.execPath, ['handbook/samples/dist/handbook/samples/src/main.js']));

/** Returns the folders of the plugins that pages mention, because samples import the built packages. */
function pluginsOfSamples() {
  const docs = `${root}/handbook/docs`;
  const files = readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.mdx?$/.test(file),
  );
  const text = files.map((file) => readFileSync(`${docs}/${file}`, 'utf8')).join('\n');
  return readdirSync(`${root}/packages`).filter((name) => text.includes(`'@lectern/${name}'`));
}

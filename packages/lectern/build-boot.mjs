// Builds dist/boot.js and dist/boot-scripts.js: the inline boot script (client/boot.ts), without types and minified.
// boot-scripts.js is for sites that have a language in several scripts.
import { build } from 'vite';

for (const [fileName, hasSeveral] of [
  ['boot.js', false],
  ['boot-scripts.js', true],
]) {
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { SEVERAL_SCRIPTS: JSON.stringify(hasSeveral) },
    build: {
      outDir: 'dist',
      emptyOutDir: false,
      lib: {
        entry: 'src/client/boot.ts',
        formats: ['iife'],
        name: 'lecternBoot',
        fileName: () => fileName,
      },
    },
  });
}

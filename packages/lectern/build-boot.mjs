// Makes dist/boot.js: the inline boot script, without types and minified (client/boot.ts).
import { build } from 'vite';

await build({
  configFile: false,
  logLevel: 'warn',
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    lib: { entry: 'src/client/boot.ts', formats: ['iife'], name: 'lecternBoot', fileName: () => 'boot.js' },
  },
});

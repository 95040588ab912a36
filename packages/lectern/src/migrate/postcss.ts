import { packageFolder } from './packages.ts';
import type { Draft, Move } from './types.ts';

const ENDINGS = ['json', 'yaml', 'yml', 'js', 'cjs', 'mjs', 'ts', 'cts', 'mts'];
const CONFIGS = [
  '.postcssrc',
  ...['.postcssrc', 'postcss.config'].flatMap((name) => ENDINGS.map((ending) => `${name}.${ending}`)),
];

/**
 * Disables a PostCSS config whose plugins are not installed: the bundler would read it, and all styles would fail.
 * Often it was written for the old engine.
 */
export function leavePostcss({ files, report }: Move, draft: Draft): void {
  const file = CONFIGS.find((name) => files.exists(name));
  if (!file) return;
  const named = [
    ...files
      .read(file)
      .matchAll(
        /(['"])((?:@[\w.-]+\/)?postcss[\w.-]*|autoprefixer|tailwindcss|@tailwindcss\/postcss|cssnano)\1/g,
      ),
  ];
  const missing = named
    .map(([, , name = '']) => name)
    .find((name) => packageFolder(name, files.root) === null);
  // A part of an engine may be used as a plugin: `vitepress` provides one.
  const engine = /['"](vitepress|rspress|@docusaurus\/[\w-]+|astro)['"]/.exec(files.read(file))?.[1];
  const reason = missing ? `${missing}, which is not installed` : engine && `${engine}, which goes`;
  if (!reason) return;
  draft.noPostcss = true;
  report.add('setting', file, `It needs ${reason}: "vite.css.postcss" of lectern.config.ts leaves it alone.`);
}

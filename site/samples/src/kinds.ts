import type { Sample } from './sample.js';

/** Kind of check for a sample. */
export type Kind = 'types' | 'styles' | 'data' | 'markup' | 'shell' | 'text';

const KINDS: Record<string, Kind> = {
  ts: 'types',
  tsx: 'types',
  js: 'types',
  jsx: 'types',
  mjs: 'types',
  cjs: 'types',
  typescript: 'types',
  javascript: 'types',
  vue: 'types',
  css: 'styles',
  scss: 'styles',
  sass: 'styles',
  less: 'styles',
  stylus: 'styles',
  styl: 'styles',
  json: 'data',
  jsonc: 'data',
  json5: 'data',
  yaml: 'data',
  yml: 'data',
  toml: 'data',
  html: 'markup',
  xml: 'markup',
  svg: 'markup',
  ejs: 'markup',
  svelte: 'markup',
  pug: 'markup',
  md: 'markup',
  mdx: 'markup',
  bash: 'shell',
  sh: 'shell',
  shell: 'shell',
  '': 'text',
  text: 'text',
  txt: 'text',
  plain: 'text',
  plaintext: 'text',
  ini: 'text',
  http: 'text',
};

/** Returns the language to check. For a diff, it is the language of its file or its `lang`. */
export function languageOf({ lang, file, attributes }: Sample): string {
  if (lang !== 'diff') return lang;
  return attributes.lang || /\.(\w+)$/.exec(file)?.[1] || 'diff';
}

/**
 * Returns the kind of a sample; null for an unsupported language. A `.env` file is not a shell script, even if it is
 * highlighted like one.
 */
export function kindOf(sample: Sample): Kind | null {
  if (/^\.env|^\.(?:browserslist|npm)rc$/.test(sample.file)) return 'text';
  return KINDS[languageOf(sample)] ?? null;
}

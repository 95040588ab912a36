import type { Sample } from './sample.js';

/** Who checks a sample. */
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

/** The language to check: of a diff, that of its file or its `lang`. */
export function languageOf({ lang, file, attributes }: Sample): string {
  if (lang !== 'diff') return lang;
  return attributes.lang || /\.(\w+)$/.exec(file)?.[1] || 'diff';
}

/** Null for a language that no one checks. A `.env` file is no shell script, whatever its colors. */
export function kindOf(sample: Sample): Kind | null {
  if (/^\.env|^\.(?:browserslist|npm)rc$/.test(sample.file)) return 'text';
  return KINDS[languageOf(sample)] ?? null;
}

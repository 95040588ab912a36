import type { Page } from '../../../site/samples/src/extract.js';
import type { Finding, Sample } from '../../../site/samples/src/sample.js';
import { found } from './check-data.js';
import type { Engine } from './engine.js';

type CompileOptions = Parameters<Engine['compileAll']>[1];

/** Accepts all links, images and imports. The files do not exist for samples; real links are checked on pages. */
const anything: CompileOptions['resolve'] = {
  link: (href) => ({ href, route: null, publicFile: null, hash: '', external: true }),
  image: (src) => ({ src, file: null }),
  fragment: (path) => ({ file: path, source: '' }),
  markdown: () => null,
  module: (specifier) => specifier,
  preview: () => null,
  assetPath: (name) => name,
};

/**
 * Compiles Markdown with the engine.
 *
 * @returns errors and warnings; a warning that names a plugin is dropped on pages that mention this plugin
 */
export function checkMarkdown({ code, lang }: Sample, page: Page, engine: Engine): Finding[] {
  const format = lang === 'mdx' ? 'mdx' : 'md';
  const { errors, page: compiled } = engine.compileAll(code, optionsFor(format));
  const told = (compiled?.warnings ?? []).filter(({ message }) => {
    const [plugin] = /@lectern\/plugin-\w+/.exec(message) ?? [];
    return !plugin || !page.source.includes(plugin);
  });
  return [
    ...errors.map(({ message, where, hint }) => found(lang, `${message} ${hint}`.trim(), lineOf(where))),
    ...told.map(({ message, where }) => found(lang, message, lineOf(where))),
  ];
}

function lineOf(where: string): number {
  return Number(/:(\d+)/.exec(where)?.[1] ?? 1);
}

function optionsFor(format: 'md' | 'mdx'): CompileOptions {
  return {
    file: `/docs/sample.${format}`,
    display: () => 'sample',
    project: '/',
    base: '/',
    format,
    path: `sample.${format}`,
    locale: { edition: 'en', version: '', folder: '', lang: 'en', tag: 'en', label: 'English', prefix: '' },
    strings: {
      containers: {
        tip: '',
        info: '',
        note: '',
        important: '',
        warning: '',
        caution: '',
        danger: '',
        details: '',
      },
      permalink: '',
      copyCode: '',
      wrapCode: '',
    },
    showLineNumbers: false,
    defaultWrapCode: false,
    resolve: anything,
  };
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { assertOptions, assertWords, type LecternPlugin } from 'lectern';
import type { MermaidConfig } from 'mermaid';
import { checkOptions } from './check-options.ts';
import { diagramsIn } from './markdown.ts';
import { WORDS, type Words } from './words.ts';

export type { Words } from './words.ts';

export interface MermaidOptions {
  /** Settings of Mermaid: `{ flowchart: { curve: 'linear' } }`. */
  config?: MermaidConfig;
  /** Words beside diagrams, by language; English and Chinese are there. */
  words?: Readonly<Record<string, Words>>;
}

const { version }: { version: string } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);

/**
 * Diagrams: fences of the language `mermaid` as SVG that is drawn at build.
 *
 * @throws DocsError for a setting that drawing at build needs for itself
 */
export function mermaid(options: MermaidOptions = {}): LecternPlugin {
  assertOptions(options, ['config', 'words'], 'mermaid()');
  const { config = {}, words = {} } = options;
  assertWords(words, WORDS.en, 'mermaid()');
  checkOptions(config);
  return {
    name: 'mermaid',
    version,
    styles: [
      {
        file: fileURLToPath(new URL('../theme/mermaid.css', import.meta.url)),
        usedBy: /class="mermaid-diagram"/,
      },
    ],
    markdown: (file) =>
      /[`~]{3,}\s*mermaid\b/.test(file.text) ? diagramsIn(file, config, words) : undefined,
  };
}

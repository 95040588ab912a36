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
  /** Words next to diagrams, by language. English and Chinese are built in. */
  words?: Readonly<Record<string, Words>>;
}

const { version }: { version: string } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);

/**
 * Adds diagrams: fences of the language `mermaid` become SVG that is drawn at build.
 *
 * @throws DocsError for a setting that the plugin itself needs for drawing at build
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

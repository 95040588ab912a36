import { CODE_SAMPLES, SAMPLES, type Sample, SOURCES } from './markdown-samples.ts';
import { codeBlock, heading, page, type Writer } from './markup.ts';
import type { ReferencePage } from './types.ts';

/** Page with every Markdown feature: its source, and the result below it. Building the page proves the samples. */
export const markdownPage: ReferencePage = {
  name: 'markdown',
  write(writer: Writer) {
    const { t } = writer;
    return page(t('Markdown'), t('All Markdown features, each with its source and result.'), [
      ...SAMPLES.flatMap((sample) => samplePart(sample, 2, writer)),
      heading(2, t('Code blocks'), 'code-blocks'),
      ...CODE_SAMPLES.flatMap((sample) => samplePart(sample, 3, writer)),
      heading(2, t('Files and MDX'), 'files-and-mdx'),
      ...SOURCES.flatMap(({ id, title, text, source }) => [
        heading(3, t(title), id),
        t(text),
        codeBlock(source, id === 'front-matter' ? 'yaml' : 'mdx'),
      ]),
    ]);
  },
};

function samplePart({ id, title, text, source }: Sample, depth: number, { t }: Writer): string[] {
  return [
    heading(depth, t(title), id),
    t(text),
    codeBlock(source, 'md'),
    `<div class="result">\n\n${source}\n\n</div>`,
  ];
}

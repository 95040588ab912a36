import type { Fence } from 'lectern/markdown';
import { fencesOf, type Page } from '../../../site/samples/src/extract.js';
import type { Sample } from '../../../site/samples/src/sample.js';

const ATTRIBUTE = /([\w-]+)=(?:"([^"]*)"|'([^']*)')/g;

/** Returns the samples of one file. A text that cannot be parsed has a problem and no samples. */
export function readSamples(source: string, page: string): Pick<Page, 'samples' | 'problems'> {
  const fences = fencesOf(source, page);
  if (!Array.isArray(fences)) return { samples: [], problems: [fences] };
  const samples = fences.map((fence) => toSample(fence, page));
  const problems = samples
    .filter(({ attributes }) => attributes.nocheck === '')
    .map(({ line }) => {
      const message = 'Say why this fence is not checked: nocheck="reason".';
      return { page, line: line - 1, column: 1, message, code: 'meta' };
    });
  return { samples, problems };
}

function toSample({ lang, meta, code, line }: Fence, page: string): Sample {
  const attributes = Object.fromEntries(
    [...meta.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [name, double ?? single ?? '']),
  );
  if (/(?:^|\s)nocheck(?=\s|$)/.test(meta)) attributes.nocheck = '';
  const title = attributes.title ?? '';
  return { page, lang, file: fileOf(title), title, meta, code, line, indents: [], attributes };
}

/** Returns a path inside a project (`docs/[id].md`, `lectern.config.ts`); empty if the title is not a path. */
function fileOf(title: string): string {
  return /^(?:[\w@.[\]()-]+\/)*[\w@.[\]()-]+\.\w+$/.test(title) && !title.includes('..') ? title : '';
}

import type { Checked } from './checker.js';
import type { Page } from './extract.js';
import { formatProblem, type Problem } from './sample.js';

export interface ReportInput {
  pages: readonly Page[];
  problems: readonly Problem[];
  checked: Checked;
  seconds: number;
}

const LABELS = {
  types: 'type-checked',
  styles: 'styles compiled',
  data: 'data parsed',
  markup: 'markup parsed',
  shell: 'commands checked',
  text: 'plain text',
  skipped: 'opted out',
} as const;

/** Returns the report: one line per problem, sorted by page and line, then the counts of fences and checks. */
export function report({ pages, problems, checked, seconds }: ReportInput): string {
  const sorted = [...problems].sort((a, b) =>
    a.page === b.page ? a.line - b.line || a.column - b.column : a.page < b.page ? -1 : 1,
  );
  const total = pages.reduce((sum, { samples }) => sum + samples.length, 0);
  const { counts, skipped } = checked;
  const unproven = pages.flatMap(({ samples }) => samples.filter(({ attributes }) => attributes.unproven));
  const kinds = Object.entries(LABELS).map(([kind, label]) => [
    label,
    counts.get(kind as keyof typeof LABELS) ?? 0,
  ]);
  const accounted = kinds.reduce((sum, [, number]) => sum + Number(number), 0);
  return [
    ...sorted.map(formatProblem),
    ...(problems.length > 0 ? [''] : []),
    `${total} fences on ${pages.length} pages in ${seconds.toFixed(1)} s: ${problems.length} problems`,
    ...kinds.map(([label, number]) => `${String(number).padStart(6)} ${label}`),
    `${String(counts.get('run') ?? 0).padStart(6)} of them run`,
    `${String(counts.get('not run') ?? 0).padStart(6)} of them not run: no version of their plugin fits (site/samples/versions.json)`,
    `${String(total - accounted).padStart(6)} unaccounted for`,
    ...skipped.map(({ page, line, attributes }) => `  opted out: ${page}:${line}  ${attributes.nocheck}`),
    ...unproven.map(({ page, line, attributes }) => `  not proven: ${page}:${line}  ${attributes.unproven}`),
  ].join('\n');
}

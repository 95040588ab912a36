import { join, relative } from 'node:path';
import { idOf } from '../explain/find.ts';
import { toPosix } from '../pages/paths.ts';
import { annotationsOf } from '../shared/annotations.ts';
import { placeOf } from '../shared/mistake.ts';
import type { Finding } from './finding.ts';
import type { CheckResult } from './run.ts';

/** Returns the report for a terminal: each finding with its code, and counts by code at the end. */
export function textReport({ findings, written, pages, notes }: CheckResult): string {
  const lines = findings.map(
    ({ where, message, hint, code }) =>
      `${where ? `${where}  ` : ''}${message} [${code}]${hint ? `\n  ${hint}` : ''}`,
  );
  const files = written.map((file) => `Written: ${file}`);
  const end = findings.length > 0 ? countByCode(findings) : `No findings in ${pages} pages.`;
  return [...lines, ...files, ...notes, end].join('\n');
}

/** Returns "3 findings: 2 missing-alt, 1 orphan", with the most frequent code first. */
export function countByCode(findings: readonly Finding[]): string {
  const counts = new Map<string, number>();
  for (const { code } of findings) counts.set(code, (counts.get(code) ?? 0) + 1);
  const parts = [...counts]
    .sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
    .map(([code, count]) => `${count} ${code}`);
  return `${findings.length} finding${findings.length === 1 ? '' : 's'}: ${parts.join(', ')}`;
}

/** Returns the report for programs. `version` changes if a field is renamed. */
export function jsonReport({ findings, written, pages, notes }: CheckResult): string {
  const items = findings.map(({ where, fix, ...rest }) => {
    const { file, line, column } = placeOf(where);
    const id = idOf(rest.message);
    return { ...rest, id, file, line, column, isFixable: fix !== undefined };
  });
  return JSON.stringify({ version: 1, pages, findings: items, written, notes }, null, 2);
}

/**
 * Returns annotations that GitHub Actions shows at the changed lines.
 *
 * @param workspace absolute folder of the repository
 */
export function annotations({ findings, project }: CheckResult, workspace: string): string[] {
  return annotationsOf(findings, (file) => toPosix(relative(workspace, join(project, file))));
}

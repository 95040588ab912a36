import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import type { Finding, Fix } from './finding.ts';

/**
 * Writes the fixes of findings.
 *
 * @param project absolute path
 * @returns the changed files, relative to the project
 */
export function applyFixes(findings: readonly Finding[], project: string): string[] {
  const byFile = new Map<string, Fix[]>();
  for (const { fix } of findings) if (fix) byFile.set(fix.file, [...(byFile.get(fix.file) ?? []), fix]);
  return [...byFile].flatMap(([name, fixes]) => {
    const file = join(project, name);
    const before = readFileSync(file, 'utf8');
    const after = fixed(before, fixes);
    if (after === before) return [];
    writeFileSync(file, after);
    return [name];
  });
}

/** Applies fixes to a text. Fixes of single lines come first, since front matter adds lines above them. */
export function fixed(text: string, fixes: readonly Fix[]): string {
  const lines = text.split('\n');
  for (const fix of fixes) {
    if (!('line' in fix)) continue;
    const line = lines[fix.line - 1] ?? '';
    const at = line.indexOf(fix.from);
    if (at >= 0) lines[fix.line - 1] = line.slice(0, at) + fix.to + line.slice(at + fix.from.length);
  }
  return fixes.reduce(
    (result, fix) => ('redirectFrom' in fix ? withRedirect(result, fix.redirectFrom) : result),
    lines.join('\n'),
  );
}

/** Returns the text with an old address added to its front matter. Comments and the format of other keys are kept. */
export function withRedirect(text: string, address: string): string {
  const match = /^(\ufeff?---[ \t]*\r?\n)([\s\S]*?\r?\n)?(---[ \t]*(?:\r?\n|$))/.exec(text);
  if (!match) return `---\nredirectFrom: ${address}\n---\n\n${text.replace(/^\n+/, '')}`;
  const [all, open = '', yaml = '', close = ''] = match;
  const document = parseDocument(yaml);
  const written = isMap(document.contents) ? document.contents.get('redirectFrom', true) : undefined;
  const range = (written as { range?: readonly number[] | null } | undefined)?.range;
  const values = [...oldAddresses(written), address];
  const next = range
    ? `${yaml.slice(0, range[0])}[${values.join(', ')}]${yaml.slice(range[1]).replace(/^(?!\r?\n)/, '\n')}`
    : `${yaml}redirectFrom: ${address}\n`;
  return open + next + close + text.slice(all.length);
}

function oldAddresses(node: unknown): string[] {
  if (isScalar(node)) return [String(node.value)];
  return isSeq(node) ? node.items.map((item) => String(isScalar(item) ? item.value : item)) : [];
}

/** Writes a ledger atomically: an interrupted run leaves the old ledger. */
export function writeLedger(file: string, text: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}

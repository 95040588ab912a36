import { resolve } from 'node:path';
import { checkConfig } from '../config/check.ts';
import { isDocsError, isDocsErrors } from '../shared/error.ts';
import { configText } from './config-file.ts';
import { detect } from './detect.ts';
import { unifiedDiff } from './diff.ts';
import { type Change, Files } from './files.ts';
import { requireCleanTree } from './git.ts';
import { leavePostcss } from './postcss.ts';
import { rehearse } from './rehearse.ts';
import { Report } from './report.ts';
import { dropMissingBase } from './tsconfig.ts';
import type { Draft, EngineName, Found, Mover } from './types.ts';
import { ignoreLinks, verify } from './verify.ts';

export interface MigrateOptions {
  /** Engine that the project is written for; detected from its files if absent. */
  from?: string | undefined;
  /** Writes nothing. The result contains the diff. */
  dryRun?: boolean | undefined;
  /** Continues without git, or with uncommitted changes. */
  force?: boolean | undefined;
}

export interface Migration {
  found: Found;
  changes: Change[];
  report: Report;
  /** Changes as a unified diff; empty if they were written. */
  diff: string;
  /** Final report for the user. */
  text: string;
}

const MOVERS: Record<EngineName, () => Promise<Mover>> = {
  rspress: async () => (await import('./rspress/move.ts')).moveRspress,
  vitepress: async () => (await import('./vitepress/move.ts')).moveVitepress,
  starlight: async () => (await import('./starlight/move.ts')).moveStarlight,
  docusaurus: async () => (await import('./docusaurus/move.ts')).moveDocusaurus,
  plain: async () => (await import('./plain/move.ts')).movePlain,
};

const CONFIG_FILES = ['lectern.config.ts', 'lectern.config.js', 'lectern.config.mjs'];

/**
 * Migrates documentation from another engine to Lectern: writes the config, translates pages in place, and reports the
 * remaining work. A second run finds nothing to do.
 *
 * @param project folder with the other engine's config, absolute or relative to the working directory
 * @throws DocsError if there is nothing to migrate, or if the changes could not be undone
 */
export async function migrate(project: string, options: MigrateOptions = {}): Promise<Migration> {
  const files = new Files(resolve(project));
  const report = new Report();
  const found = detect(files, options.from);
  if (!options.dryRun && !options.force) requireCleanTree(files.root);
  const mover = await MOVERS[found.engine]();
  const move = { files, report, found };
  const draft = await mover(move);
  if (found.engine !== 'plain') {
    dropMissingBase(move);
    leavePostcss(move, draft);
  }
  const existing = CONFIG_FILES.find((name) => files.exists(name));
  if (existing) report.add('done', existing, 'It was there already and was not touched.');
  else writeConfig(files, report, draft);
  // The docs folder may be outside the project that builds the site.
  const outside = outsideOf(files.changes());
  if (options.dryRun) {
    if (!existing) await rehearse(files, outside, (root) => finish(root, { draft, report, files }));
    const changes = files.changes();
    const text = summary(found, changes, report, options);
    return { found, changes, report, diff: unifiedDiff(changes), text };
  }
  if (outside.length > 0 && !options.force) requireCleanTree(files.root, outside);
  const changes = files.changes();
  files.apply();
  if (!existing) await finish(files.root, { draft, report });
  return { found, changes, report, diff: '', text: summary(found, changes, report, options) };
}

/** Returns folders outside the project that contain changes. */
function outsideOf(changes: readonly Change[]): string[] {
  return [...new Set(changes.flatMap(({ from }) => /^(?:\.\.\/)+[^/]+/.exec(from ?? '')?.[0] ?? []))];
}

/**
 * Writes the config. Settings that the schema rejects are a bug of the migration: they are reported, and the file is
 * written anyway.
 */
function writeConfig(files: Files, report: Report, draft: Draft): void {
  try {
    checkConfig(draft.config, 'lectern.config.ts');
  } catch (error) {
    const errors = isDocsErrors(error) ? error.errors : isDocsError(error) ? [error] : [];
    if (errors.length === 0) throw error;
    for (const { message, hint } of errors)
      report.add('setting', 'lectern.config.ts', `${message} ${hint}`.trim());
  }
  files.write('lectern.config.ts', configText(draft));
}

interface Finish {
  draft: Draft;
  report: Report;
  /** Set in a dry run, where the root is a copy: receives the changes made there. */
  files?: Files;
}

/** Verifies the migrated project, and allows the links that were already dead. */
async function finish(root: string, { draft, report, files }: Finish): Promise<void> {
  const before = configText(draft);
  const { dead, corrected, files: changed } = await verify(root, draft, report);
  const written = new Files(root);
  for (const file of changed) files?.write(file, written.read(file));
  if (corrected > 0)
    report.add('done', 'links', `${corrected} anchors that differed in signs alone were corrected.`);
  if (dead.length > 0) ignoreLinks(draft.config, dead);
  const config = configText(draft);
  if (config === before) return;
  if (files) files.write('lectern.config.ts', config);
  else {
    written.write('lectern.config.ts', config);
    written.apply();
  }
}

function summary(
  found: Found,
  changes: readonly Change[],
  report: Report,
  { dryRun }: MigrateOptions,
): string {
  const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
  const moved = changes.filter(
    ({ from, to, copies }) => from !== null && to !== null && from !== to && !copies,
  ).length;
  const copied = changes.filter(({ copies }) => copies).length;
  const added = changes.filter(({ from }) => from === null).length;
  const removed = changes.filter(({ to }) => to === null).length;
  const changed = changes.filter(({ from, to, before, after }) => from === to && before !== after).length;
  const parts = [
    changed > 0 && `${count(changed, 'file')} changed`,
    moved > 0 && `${count(moved, 'file')} moved`,
    copied > 0 && `${count(copied, 'file')} copied`,
    added > 0 && `${count(added, 'file')} written`,
    removed > 0 && `${count(removed, 'file')} removed`,
  ].filter(Boolean);
  const did = parts.length > 0 ? parts.join(', ') : 'nothing to change';
  const next = dryRun
    ? 'Nothing was written. Run it without --dry-run.'
    : 'Next: npx lectern dev shows every page, and what is wrong with it; npx lectern build --lenient builds the site as it is.';
  const left = report.text();
  return [`${found.title}: ${did}.`, left && `Left to you:\n\n${left}`, next].filter(Boolean).join('\n\n');
}

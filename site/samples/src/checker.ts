import { setImmediate } from 'node:timers/promises';
import { type Cache, openCache } from './cache.js';
import { checkData } from './check-data.js';
import { checkMarkup } from './check-markup.js';
import { unprovenSamples } from './check-proofs.js';
import { judge, type Run, runsOf, strayExpectations, wantedOf } from './check-run.js';
import { checkShell } from './check-shell.js';
import { checkStyles } from './check-styles.js';
import type { TypedPage } from './check-types.js';
import type { CommandLines } from './cli-help.js';
import type { FileChecker } from './context.js';
import type { Page } from './extract.js';
import type { SampleHovers } from './hover-data.js';
import { type Kind, kindOf, languageOf } from './kinds.js';
import { hashOf, type Packages, readFolder } from './packages.js';
import { openRunFolders } from './run-folder.js';
import { runJobs, stopProcesses } from './run-pool.js';
import { withoutRemarks } from './same-code.js';
import { type Finding, type Problem, problemsOf, type Sample, toProblem } from './sample.js';
import { checkAllTypes } from './typed-pages.js';
import { createVirtualProject, type VirtualProject } from './virtual-project.js';

export interface CheckInput {
  pages: readonly Page[];
  packages: Packages;
  /** Resolves a little later than the other inputs. */
  commands: Promise<CommandLines>;
  /** Absolute path of the app in which configs are run. */
  appDir: string;
  /** Absolute path of the folder with handwritten type declarations. */
  declaredDir: string;
  /** Names of the options in `facts.json`. */
  options: ReadonlySet<string>;
  /** Packages that are only type-checked. */
  notRun: readonly string[];
  cacheFile: string;
  /** Whether only some pages are checked. Cached results of the others are kept. */
  isPart?: boolean;
  /** Hash that changes with the checker itself. */
  version: string;
  processes: number;
}

export interface Checked {
  problems: Problem[];
  /** Hovers by the keys of samples. */
  hovers: ReadonlyMap<string, SampleHovers>;
  counts: Map<Kind | 'run' | 'not run' | 'skipped', number>;
  skipped: Sample[];
}

export interface Context extends CheckInput {
  cache: Cache;
  fixture: ReadonlyMap<string, string>;
  globals: ReadonlyMap<string, string>;
  /** Part of every cache key. */
  base: string;
}

const FILE_CHECKERS: Partial<Record<Kind, FileChecker>> = {
  styles: checkStyles,
  data: checkData,
  markup: checkMarkup,
  shell: checkShell,
};

/** Checks every sample of every page. Samples that are unchanged since the last run are not checked again. */
export async function checkSamples(input: CheckInput): Promise<Checked> {
  const fixture = readFolder(input.appDir);
  const globals = readFolder(input.declaredDir);
  const base = hashOf(input.version, input.packages.hash, ...[...globals, ...fixture].flat());
  const context: Context = {
    ...input,
    cache: openCache(input.cacheFile, input.isPart),
    fixture,
    globals,
    base,
  };
  const typed = input.pages.map((page) => ({
    page,
    project: createVirtualProject(page, (path) => fixture.get(path)),
  }));
  const canRun = ({ sample }: Run) => !input.notRun.some((name) => sample.code.includes(`'${name}'`));
  const all = typed.flatMap(({ page, project }) =>
    runsOf(page, project, fixture).map((run) => ({ run, page })),
  );
  const stray = typed.flatMap(({ page, project }) => {
    const own = all.filter((entry) => entry.page === page).map(({ run }) => run);
    return [...strayExpectations(page, own), ...unprovenSamples(page, project, own)];
  });
  const runs = all.filter(({ run }) => canRun(run));
  const [ran, types, files] = await Promise.all([
    runAll(runs, context),
    checkAllTypes(typed, context),
    checkFiles(typed, context),
  ]);
  const problems = [...stray, ...ran, ...types.problems, ...files];
  context.cache.save();
  return { problems, hovers: types.hovers, ...count(input.pages, runs.length, all.length - runs.length) };
}

function count(pages: readonly Page[], runs: number, notRun: number) {
  const counts: Checked['counts'] = new Map();
  const skipped: Sample[] = [];
  for (const sample of pages.flatMap(({ samples }) => samples)) {
    const isSkipped = 'nocheck' in sample.attributes;
    if (isSkipped) skipped.push(sample);
    const kind = isSkipped ? 'skipped' : kindOf(sample);
    if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  counts.set('run', runs);
  counts.set('not run', notRun);
  return { counts, skipped };
}

async function checkFiles(typed: readonly TypedPage[], context: Context): Promise<Problem[]> {
  const problems: Problem[] = [];
  const commands = await context.commands;
  for (const { page, project } of typed) {
    for (const [index, sample] of page.samples.entries()) {
      if ('nocheck' in sample.attributes) continue;
      for (const finding of await checkFile(sample, index, project, context, commands)) {
        problems.push(toProblem(sample, finding));
      }
    }
  }
  return problems;
}

async function checkFile(
  sample: Sample,
  index: number,
  project: VirtualProject,
  { cache, base, packages }: Context,
  commands: CommandLines,
) {
  const kind = kindOf(sample);
  const checker = kind ? FILE_CHECKERS[kind] : undefined;
  if (!checker) return kind ? [] : [unknownLanguage(sample)];
  const findings: Finding[] = [];
  const seen = [...project.named(index)].flat();
  for (const { path, text } of project.own(index)) {
    const key = hashOf(base, 'file', languageOf(sample), path, text, ...(kind === 'styles' ? seen : []));
    let found = cache.get<Finding[]>(key);
    if (!found) {
      const read = (other: string) => project.read(index, other);
      found = await checker({ path, text, lang: languageOf(sample), read, packages, commands });
      cache.set(key, found);
      // Lets results of runs arrive in between, so that their processes get the next job.
      await setImmediate();
    }
    findings.push(...found);
  }
  return findings;
}

function unknownLanguage({ lang }: Sample): Finding {
  const hint =
    lang === 'diff' ? 'Say whose with title="src/a.ts" or lang="ts".' : 'Use "text" for plain text.';
  return { line: 1, column: 1, message: `No checker knows the language "${lang}". ${hint}`, code: 'lang' };
}

async function runAll(runs: readonly { run: Run; page: Page }[], context: Context): Promise<Problem[]> {
  const { cache, base, packages, processes } = context;
  const keyed = runs.map((entry) => ({ ...entry, key: runKey(entry.run, base) }));
  const stale = new Map(keyed.filter(({ key }) => !cache.get(key)).map((entry) => [entry.key, entry.run]));
  if (stale.size === 0) return runProblems(keyed, cache);
  const folders = openRunFolders(packages.dir, stopProcesses);
  const jobs = [...stale.values()].map((run, index) => ({
    dir: folders.at(index),
    files: run.files,
    file: run.file,
    action: run.action,
    wanted: wantedOf(run),
  }));
  const results = await runJobs(jobs, processes);
  folders.remove();
  for (const [index, [key, run]] of [...stale].entries()) {
    const result = results[index];
    if (result) cache.set(key, positions(judge(run, result), run), result.isLate);
  }
  return runProblems(keyed, cache);
}

function runProblems(keyed: readonly { run: Run; page: Page; key: string }[], cache: Cache): Problem[] {
  return keyed.flatMap(({ key, run, page }) => {
    const found = cache.get<[number, Finding[]][]>(key) ?? [];
    const order = [run.index, ...run.outputs.keys()];
    return problemsOf(page.samples, new Map(found.map(([place, list]) => [order[place] ?? run.index, list])));
  });
}

/** Returns findings by the order of a run's samples. Both languages share a run if its code is the same. */
function positions(findings: Map<number, Finding[]>, run: Run): [number, Finding[]][] {
  const order = [run.index, ...run.outputs.keys()];
  return [...findings].map(([index, list]) => [order.indexOf(index), list]);
}

function runKey({ files, file, action, sample, outputs }: Run, base: string): string {
  const shown = [...outputs.values()].flatMap(({ code, attributes }) => [code, attributes.output ?? '']);
  const { expect = '', in: wanted = '' } = sample.attributes;
  const code = Object.entries(files).map(([path, text]) => `${path}\n${withoutRemarks(text)}`);
  return hashOf(base, 'run', action, file, expect, wanted, ...shown, ...code);
}

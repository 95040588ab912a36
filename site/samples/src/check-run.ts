import { isConfigFile } from './config-type.js';
import type { Page } from './extract.js';
import { kindOf } from './kinds.js';
import type { Job, JobResult } from './run-job.js';
import { type Finding, type Problem, type Sample, toProblem } from './sample.js';
import { stubFiles } from './stub-files.js';
import type { VirtualProject } from './virtual-project.js';

/** Files that Rsbuild uses as the entry if none is configured. */
export const ENTRY = /^src\/index\.[cm]?[jt]sx?$/;

/** A run that a sample asks for, and the outputs shown after it on the page. */
export interface Run {
  /** Index of the sample on its page. */
  index: number;
  sample: Sample;
  action: Job['action'];
  /** Samples with `output`, by their index. */
  outputs: Map<number, Sample>;
  files: Record<string, string>;
  file: string;
}

/** Returns the runs of a page: its config files, and scripts with an expected output. */
export function runsOf(page: Page, project: VirtualProject, fixture: ReadonlyMap<string, string>): Run[] {
  const runs: Run[] = [];
  // The run that an output belongs to. Undefined if the config above it is not checked.
  let last: Run | undefined;
  for (const [index, sample] of page.samples.entries()) {
    const isChecked = !('nocheck' in sample.attributes);
    if ('output' in sample.attributes) {
      if (isChecked) last?.outputs.set(index, sample);
      continue;
    }
    const config = project.own(index).find(({ path }) => isConfigFile(path));
    const file = config?.path ?? (isScript(sample) ? project.own(index)[0]?.path : undefined);
    if (!file) continue;
    last = { index, sample, action: 'inspect', outputs: new Map(), files: {}, file };
    if (isChecked) runs.push(last);
    else last = undefined;
  }
  for (const run of runs) {
    run.action = actionOf(run);
    run.files = filesOf(run, project, fixture);
  }
  return runs;
}

function isScript(sample: Sample): boolean {
  const asksForRun = 'expect' in sample.attributes || 'run' in sample.attributes;
  return asksForRun && kindOf(sample) === 'types' && sample.lang !== 'vue';
}

/** Reports samples that expect something of a run although nothing is run for them. */
export function strayExpectations(page: Page, runs: readonly Run[]): Problem[] {
  const heard = new Set(runs.flatMap(({ index, outputs }) => [index, ...outputs.keys()]));
  return page.samples.flatMap((sample, index) => {
    const { attributes } = sample;
    const name = ['output', 'expect', 'run', 'in'].find((word) => word in attributes);
    if (!name || heard.has(index) || 'nocheck' in attributes) return [];
    const hint =
      name === 'output'
        ? 'no checked config is before it'
        : 'only configs and scripts in TypeScript or JavaScript are run';
    return [toProblem(sample, finding(`Nothing is run for "${name}": ${hint}.`))];
  });
}

function actionOf({ sample, file, outputs }: Run): Job['action'] {
  const { run, expect } = sample.attributes;
  if (!isConfigFile(file)) return 'script';
  if (run === 'dev' || run === 'build' || run === 'inspect') return run;
  const hasPlugins = /\bplugins\s*:/.test(sample.code);
  return hasPlugins || expect !== undefined || outputs.size > 0 ? 'build' : 'inspect';
}

/**
 * Returns the files of the project to run in: the fixture, and the page's other files. The page's files are included
 * only if the run is about them, since a page about one option may show the files of several apps.
 */
function filesOf(run: Run, project: VirtualProject, fixture: ReadonlyMap<string, string>) {
  const { sample, index, file } = run;
  const isAboutFiles = 'expect' in sample.attributes || 'run' in sample.attributes || run.outputs.size > 0;
  const own = new Set(project.own(index).map(({ path }) => path));
  const files = new Map(fixture);
  for (const [path, text] of project.named(index)) {
    if (path !== file && isConfigFile(path)) continue;
    const isWanted = own.has(path) || isAboutFiles || sample.code.includes(path.replace(/\.\w+$/, ''));
    if (!isWanted) continue;
    if (ENTRY.test(path)) for (const known of files.keys()) if (ENTRY.test(known)) files.delete(known);
    files.set(path, text);
  }
  for (const [name, code] of [...files].filter(([path]) => !fixture.has(path))) {
    for (const [path, text] of stubFiles(name, code, (path) => files.has(path))) files.set(path, text);
  }
  return Object.fromEntries(files);
}

/** Returns the output files that the samples of a run refer to. */
export function wantedOf({ sample, outputs }: Run): string[] {
  const named = [...outputs.values()].map(({ attributes }) => attributes.output);
  return [sample.attributes.in, ...named].flatMap((name) => name || []);
}

/** Judges the result of a run and returns findings by the sample's index on the page. */
export function judge(run: Run, result: JobResult): Map<number, Finding[]> {
  const findings = new Map<number, Finding[]>();
  const shown = [...run.outputs.values()]
    .flatMap(({ code }) => code.split('\n').map(squeeze))
    .filter(Boolean);
  const { expect } = run.sample.attributes;
  const pattern = run.sample.attributes.in;
  const files = Object.entries(result.output).filter(([file]) => !pattern || matches(file, pattern));
  const printed = pattern ? [] : [result.log, ...result.complaints];
  const texts = [...printed, ...files.map(([, text]) => text)];
  // A mistake that the page shows on purpose is not a finding.
  const isShown = (complaint: string) =>
    (expect !== undefined && complaint.includes(expect)) ||
    shown.some((line) => squeeze(complaint).includes(line) || line.includes(squeeze(complaint)));
  const own = result.complaints.filter((complaint) => !isShown(complaint)).map((text) => finding(text));
  if (expect !== undefined && !texts.some((text) => text.includes(expect))) {
    const where = pattern ? `not in ${pattern}` : 'neither printed nor in the output';
    own.push(finding(`expect="${expect}" is ${where}.${excerpt(result)}`));
  }
  if (own.length > 0) findings.set(run.index, own);
  for (const [index, sample] of run.outputs) {
    const wrong = missingLines(sample, result);
    if (wrong.length > 0) findings.set(index, wrong);
  }
  return findings;
}

/** Finds lines of a shown output that the run did not produce in the same order. `...` matches anything. */
function missingLines({ code, attributes }: Sample, result: JobResult): Finding[] {
  const name = attributes.output ?? '';
  const texts = name ? Object.entries(result.output).filter(([file]) => matches(file, name)) : [];
  const real = squeeze(
    name ? texts.map(([, text]) => text).join('\n') : [result.log, ...result.complaints].join('\n'),
  );
  if (name && texts.length === 0) return [finding(`The run wrote no ${name}.${excerpt(result)}`)];
  let at = 0;
  for (const [index, text] of code.split('\n').entries()) {
    const line = squeeze(text);
    if (line === '' || /^(?:\/\/|#|<!--)?(?:\.\.\.|…)(?:-->)?$/.test(line)) continue;
    const found = real.indexOf(line, at);
    if (found === -1) {
      const place = name ? `in ${texts.map(([file]) => file).join(', ')}` : 'in the log of the run';
      return [{ ...finding(`This line is not ${place}.${excerpt(result)}`), line: index + 1 }];
    }
    at = found + line.length;
  }
  return [];
}

function matches(file: string, pattern: string): boolean {
  const source = pattern.replace(/[.+^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*');
  return new RegExp(`^${source}$`).test(file);
}

/** Removes whitespace before a comparison, since a page may break a minified line. */
function squeeze(text: string): string {
  return text.replace(/\s+/g, '');
}

function finding(message: string): Finding {
  return { line: 1, column: 1, message: message.replace(/\s*\n\s*/g, ' ').slice(0, 400), code: 'run' };
}

function excerpt({ log }: JobResult): string {
  const text = log.replace(/\s+/g, ' ').trim();
  return text ? ` It printed: ${text.slice(0, 200)}` : '';
}

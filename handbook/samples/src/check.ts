import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '../../../site/samples/src/extract.js';
import { type Finding, type Problem, type Sample, toProblem } from '../../../site/samples/src/sample.js';
import { compareTranslations } from '../../../site/samples/src/translations.js';
import { checkConfigs } from './check-config.js';
import { checkData, checkMeta, found } from './check-data.js';
import { checkMarkdown } from './check-markdown.js';
import { checkShell } from './check-shell.js';
import { checkTypes } from './check-types.js';
import { type Commands, readCommands } from './commands.js';
import { type Engine, openEngine } from './engine.js';
import { writeOutsidePackages } from './outside.js';
import { isCode, type PlacedSample, placeSamples } from './projects.js';

/** Languages without a check: output, trees, code of other engines, configs of servers. */
const FREE = [
  '',
  'text',
  'tree',
  'diff',
  'html',
  'xml',
  'svg',
  'toml',
  'ini',
  'nginx',
  'vue',
  'astro',
  'csv',
];
const SHELL = ['sh', 'bash', 'shell'];

interface CheckOptions {
  /** Absolute folder of the repository, whose engine must be built. */
  root: string;
  /** Absolute folder for the samples. It is emptied first, and packages must be found from it. */
  folder: string;
}

/**
 * Checks every sample of pages.
 *
 * @returns all problems, sorted by page and line
 */
export async function checkPages(pages: readonly Page[], { root, folder }: CheckOptions): Promise<Problem[]> {
  const engine = await openEngine(root);
  let known: Commands | undefined;
  /** Reads the commands lazily: this runs the command line and takes a second, and few pages have shell samples. */
  const commands = () => {
    known ??= readCommands(root);
    return known;
  };
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeOutsidePackages(folder);
  const placed = pages.flatMap((page, index) => placeSamples(page, join(folder, `page-${index + 1}`)));
  const problems = [
    ...pages.flatMap(({ problems }) => problems),
    ...pages.flatMap((page) => checkPage(page, { engine, commands })),
    ...checkMetas(placed, engine),
    ...checkTypes(placed, folder, root),
    ...(await checkConfigs(withoutTwins(placed), engine)),
    ...translationsOf(pages),
  ];
  return problems.sort((a, b) => (a.page === b.page ? a.line - b.line : a.page < b.page ? -1 : 1));
}

interface Tools {
  engine: Engine;
  commands: () => Commands;
}

function checkPage(page: Page, tools: Tools): Problem[] {
  return page.samples
    .filter(({ attributes }) => attributes.nocheck === undefined)
    .flatMap((sample) => checkSample(sample, page, tools).map((finding) => onPage(sample, finding)));
}

/**
 * Checks one sample by its language. A fence with `file=` has no lines to check, because the file is checked itself.
 */
function checkSample(sample: Sample, page: Page, { engine, commands }: Tools): Finding[] {
  const { lang } = sample;
  if (FREE.includes(lang) || lang.startsWith('diff-') || isCode(sample)) return [];
  if (lang === 'md' || lang === 'mdx') return checkMarkdown(sample, page, engine);
  if (SHELL.includes(lang)) return checkShell(sample, commands());
  return (
    checkData(sample) ?? [found('lang', `Nobody checks "${lang}": make it text, or say nocheck="reason".`, 0)]
  );
}

function checkMetas(placed: readonly PlacedSample[], engine: Engine): Problem[] {
  return placed
    .filter(({ file }) => /(?:^|\/)_(?:meta|nav)\.json$/.test(file))
    .flatMap(({ sample, project, file }) =>
      checkMeta(project, file, engine).map((finding) => onPage(sample, finding)),
    );
}

/** Drops duplicates: a translation has the same code as its original except for comments, so it is loaded once. */
function withoutTwins(placed: readonly PlacedSample[]): PlacedSample[] {
  const seen = new Set<string>();
  return placed.filter(({ sample, file }) => {
    const key = `${file}\n${sample.code.replace(/^\s*\/\/.*$/gm, '')}`;
    return !seen.has(key) && seen.add(key);
  });
}

function translationsOf(pages: readonly Page[]): Problem[] {
  const [first, ...others] = [...new Set(pages.map(({ lang }) => lang))];
  return others.flatMap((lang) => compareTranslations(pages, first ?? '', lang));
}

/** Converts a finding to a problem. Line 0 is the line of the fence itself. */
function onPage(sample: Sample, finding: Finding): Problem {
  return { ...toProblem(sample, finding), line: sample.line + finding.line - 1, column: finding.column };
}

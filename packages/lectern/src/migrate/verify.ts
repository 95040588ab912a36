import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Config, loadConfig } from '../config/load.ts';
import type { UserConfig } from '../config/schema.ts';
import { checkLinks } from '../pages/check-links.ts';
import { siteLinks } from '../pages/site-links.ts';
import { DocsError, isDocsError, isDocsErrors } from '../shared/error.ts';
import { placeOf, toError } from '../shared/mistake.ts';
import { compileSite } from '../site/compile-site.ts';
import { COMPILE_WORKER, startWorkers, whileRunning } from '../site/workers.ts';
import { Files } from './files.ts';
import { dropRedirects } from './redirects.ts';
import type { Report } from './report.ts';
import type { Draft } from './types.ts';

/** File name of the temporary config. */
const DRAFT_NAME = `.lectern-migrate-${process.pid}.mjs`;

/** Problems in a project after its migration. */
export interface Verdict {
  /** Links and images that lead nowhere, as they are written. */
  dead: string[];
  /** Number of corrected links. */
  corrected: number;
  /** Files that contain the corrected links. */
  files: string[];
}

/**
 * Reads a migrated project like a build: reports pages that cannot be compiled and links that lead nowhere, and
 * corrects links whose anchor differs only in punctuation.
 */
export async function verify(root: string, draft: Draft, report: Report): Promise<Verdict> {
  const errors = await readTree(root, draft, report);
  const whereOf = ({ where }: DocsError) => where.replace(DRAFT_NAME, 'lectern.config.ts');
  const files = new Files(root);
  const dead = new Set<string>();
  const corrected = new Set<string>();
  for (const error of errors) {
    const raw = /^(?:The link (\S+) (?:leads|names)|There is no image (\S+)\.$)/
      .exec(error.message)
      ?.slice(1)
      .find(Boolean);
    if (raw === undefined) report.add('unread', whereOf(error), error.message);
    else if (draft.plugins?.some(({ makes }) => makes(raw.split(/[?#]/)[0] ?? ''))) continue;
    else if (corrected.has(placeIn(error, raw)) || correct(files, raw, error))
      corrected.add(placeIn(error, raw));
    else {
      dead.add(raw);
      report.add('link', whereOf(error), error.message);
    }
  }
  const changed = files.changes().flatMap(({ to }) => to ?? []);
  files.apply();
  return { dead: [...dead].sort(), corrected: corrected.size, files: changed };
}

/** Reads the project, and once more after closing unclosed containers: such an error hides the rest of its page. */
async function readTree(root: string, draft: Draft, report: Report): Promise<DocsError[]> {
  const read = () => findErrors(root, draft, report).catch((error: unknown) => errorsOf(error));
  const errors = await read();
  const files = new Files(root);
  const closed = errors.filter((error) => close(files, error));
  if (closed.length === 0) return errors;
  files.apply();
  const left = await read();
  // Colons at the end of the page do not close a container in a list item.
  const isLeft = (error: DocsError) =>
    left.some(({ where, message }) => where === error.where && message === error.message);
  for (const { where } of closed.filter((error) => !isLeft(error)))
    report.add('done', where, 'A container that was never closed ends with its page, as before.');
  return left;
}

/** Closes a container at the end of its page, as other engines do. */
function close(files: Files, { message, where }: DocsError): boolean {
  const marks = /^The container "(:{3,})\S*" is never closed\.$/.exec(message)?.[1];
  const [file = ''] = where.split(/:\d/);
  if (!marks || !files.exists(file)) return false;
  files.write(file, `${files.read(file).trimEnd()}\n\n${marks}\n`);
  return true;
}

async function findErrors(root: string, draft: Draft, report: Report): Promise<DocsError[]> {
  const config = await draftConfig(root, draft);
  const cacheDir = mkdtempSync(join(tmpdir(), 'lectern-migrate-'));
  try {
    return await errorsIn({ ...config, cacheDir, drafts: true }, draft, report);
  } finally {
    rmSync(cacheDir, { recursive: true, force: true });
  }
}

/** Loads the config through a file without imports, since Lectern may not be installed yet. */
async function draftConfig(root: string, { config, aliases, plugins = [] }: Draft): Promise<Config> {
  const alias = Object.fromEntries(
    Object.entries(aliases).map(([name, path]) => [name, resolve(root, path)]),
  );
  const frontmatter = Object.assign({}, ...plugins.map((plugin) => plugin.frontmatter), config.frontmatter);
  const file = join(root, DRAFT_NAME);
  try {
    const whole = { ...config, frontmatter, vite: { resolve: { alias } } };
    writeFileSync(file, `export default ${JSON.stringify(whole)};\n`);
    return await loadConfig(root, { config: DRAFT_NAME });
  } finally {
    rmSync(file, { force: true });
  }
}

async function errorsIn(config: Config, draft: Draft, report: Report): Promise<DocsError[]> {
  const pool = startWorkers(COMPILE_WORKER, 1, availableParallelism());
  const { table, metas, mistakes } = await whileRunning(pool, () => compileSite(pool, config));
  const pages = [...metas].map(([path, { links, anchors, images, isNotice }]) => {
    // The anchors of a page that could not be compiled are unknown.
    return { path, links, images, anchors: isNotice ? null : anchors };
  });
  for (const { message } of dropRedirects(draft, config, table))
    report.add('redirect', 'lectern.config.ts', message);
  const { failing, allowed } = checkLinks(pages, table, config, { others: siteLinks(config) });
  return [...mistakes.map(toError), ...failing, ...allowed];
}

function errorsOf(error: unknown): DocsError[] {
  if (isDocsErrors(error)) return [...error.errors];
  return [isDocsError(error) ? error : new DocsError((error as Error).message)];
}

/** Corrects an anchor if the suggested one has the same letters and digits: `#a-b` for `#a.b`. */
function correct(files: Files, raw: string, { message, where, hint }: DocsError): boolean {
  const meant = /^Did you mean #(\S+)\?$/.exec(hint)?.[1];
  const [path = '', hash = ''] = raw.split('#');
  const { file, line } = placeOf(where);
  if (!meant || !/ names an anchor /.test(message) || plain(meant) !== plain(hash) || !files.exists(file))
    return false;
  const lines = files.read(file).split('\n');
  const written = lines[line - 1] ?? '';
  const [before = '', ...after] = written.split(raw);
  // A longer link that begins with this one is not changed.
  const text = after.reduce(
    (text, next) => text + (ENDS_LINK.test(next) ? `${path}#${meant}` : raw) + next,
    before,
  );
  if (text === written) return false;
  lines[line - 1] = text;
  files.write(file, lines.join('\n'));
  return true;
}

/** Text after a link in Markdown or in a tag. */
const ENDS_LINK = /^(?:[\s)>"'\]]|$)/;

/**
 * Returns a key for a link in a line. A link that occurs twice in a line is corrected in one step, and reported twice.
 */
function placeIn({ where }: DocsError, raw: string): string {
  const { file, line } = placeOf(where);
  return `${file}:${line} ${raw}`;
}

function plain(anchor: string): string {
  return decodeURIComponent(anchor)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * Excludes dead links and images of the project from the check, so that it builds as before and only new ones are
 * reported.
 */
export function ignoreLinks(config: UserConfig, dead: readonly string[]): void {
  config.markdown = { ...config.markdown, checkLinks: { ignore: dead.map(asGlob) } };
}

/**
 * Returns a glob that matches a link. A backslash in it, as Windows writes paths, becomes `?`: picomatch 4 loses an
 * escaped one before a character that is no letter of ASCII.
 */
function asGlob(link: string): string {
  return link.replace(/[*?[\]{}()!\\]/g, (sign) => (sign === '\\' ? '?' : `\\${sign}`));
}

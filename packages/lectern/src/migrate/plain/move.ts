import { existsSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import type { UserConfig } from '../../config/schema.ts';
import { dependenciesOf, packageOf } from '../detect.ts';
import type { Files } from '../files.ts';
import { placeInRepository, remoteUrl } from '../git.ts';
import { declareKeys } from '../keys.ts';
import { isAbsoluteUrl, linksOf, splitUrl } from '../links.ts';
import { escapeLooseTags } from '../loose-tags.ts';
import { type Page, readPage, writtenPage } from '../page.ts';
import { only } from '../their-config.ts';
import type { Draft, Move } from '../types.ts';
import { giveHeading } from './heading.ts';

const FOLDERS = ['docs', 'doc', 'documentation'];

/**
 * Migrates a folder of Markdown. Lectern reads it as it is. Only a config is written, and links to files of the
 * repository that are not pages are changed to point to the repository.
 */
export async function movePlain({ files, report }: Move): Promise<Draft> {
  const root = FOLDERS.find((folder) => files.list(folder, /\.mdx?$/).length > 0) ?? '.';
  const repository = repositoryOf(files);
  const config: UserConfig = only<UserConfig>({
    root: root === 'docs' ? undefined : root,
    outDir: outDirOf(files),
    title: titleOf(files, root, repository),
    route: root === '.' ? { exclude: excludedOf(files) } : undefined,
  });
  const draft: Draft = { config, aliases: {} };
  const place = { files, root, repository, prefix: placeInRepository(files.root) };
  const pages = files.list(root === '.' ? '' : root, /\.mdx?$/).flatMap((file) => {
    try {
      const page = readPage(file, files.read(file));
      repairLinks(page, place);
      escapeLooseTags(page, report);
      giveHeading(page, report);
      files.write(file, writtenPage(page));
      return [page];
    } catch (error) {
      report.add('unread', file, (error as Error).message);
      return [];
    }
  });
  declareKeys(pages, draft);
  return draft;
}

/** Returns an output folder other than `dist` if the package builds into that: a build replaces its output folder. */
function outDirOf(files: Files): string | undefined {
  const pkg = packageOf(files);
  const isTaken =
    files.exists('dist') || JSON.stringify([pkg.main, pkg.exports, pkg.files, pkg.types]).includes('dist');
  return isTaken ? 'docs-dist' : undefined;
}

function titleOf(files: Files, root: string, repository: string | null): string {
  const { name } = packageOf(files);
  if (typeof name === 'string') return name.replace(/^@[^/]+\//, '');
  for (const file of ['README.md', `${root}/README.md`, `${root}/index.md`, `${root}/Home.md`]) {
    const heading = files.exists(file) ? /^#\s+(.+?)\s*#*$/m.exec(files.read(file))?.[1] : undefined;
    if (heading && !/[<[]/.test(heading)) return heading;
  }
  return (repository?.split('/') ?? files.root.split(/[\\/]/)).at(-1) ?? 'Documentation';
}

/** Returns patterns to exclude: a project folder contains Markdown other than its documentation. */
function excludedOf(files: Files): string[] {
  const hasProject = Object.keys(dependenciesOf(files)).length > 0 || files.exists('package.json');
  return hasProject ? ['**/{CHANGELOG,CODE_OF_CONDUCT,SECURITY}.md', 'test/**', 'tests/**'] : [];
}

/** Returns the URL of the project's repository, from its remote or its package.json. */
function repositoryOf(files: Files): string | null {
  const { repository } = packageOf(files);
  const url = typeof repository === 'string' ? repository : (repository as { url?: string } | undefined)?.url;
  const named = /(?:github\.com[/:]|^(?:github:)?)([\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(url ?? '')?.[1];
  return remoteUrl(files.root) ?? (named ? `https://github.com/${named}` : null);
}

interface Place {
  files: Files;
  root: string;
  repository: string | null;
  /** Path of the project in its repository: `website/`, or empty. */
  prefix: string;
}

/**
 * Resolves links as repository hosts do: from the repository root if they begin with a slash, or if only that leads to
 * a file. Links out of the docs folder are changed to point to the repository. Images keep their location.
 */
function repairLinks(page: Page, place: Place): void {
  const { root, repository, prefix } = place;
  for (const { url, start, end, kind } of linksOf(page)) {
    const [path, rest] = splitUrl(url);
    if (path === '' || isAbsoluteUrl(url)) continue;
    const target = targetOf(path, page.file, place);
    if (target === null) continue;
    const isInside = !target.startsWith('../') && (root === '.' || target.startsWith(`${root}/`));
    if (kind === 'image' || (isInside && /\.mdx?$/.test(target))) {
      const way = posix.relative(posix.dirname(page.file), target);
      if (posix.join(posix.dirname(page.file), decodeURI(path)) === target) continue;
      const dot = kind === 'image' && !way.startsWith('.') ? './' : '';
      page.edits.push({ start, end, text: dot + encodeURI(way) + rest });
    } else if (repository && !isInside) {
      const kindOf = posix.extname(target) ? 'blob' : 'tree';
      const inside = encodeURI(posix.join(prefix, target));
      page.edits.push({ start, end, text: `${repository}/${kindOf}/HEAD/${inside}${rest}` });
    }
  }
}

/** Returns the file that a link in a repository refers to, relative to the project; null if there is none. */
function targetOf(path: string, file: string, { files, root, prefix }: Place): string | null {
  const plain = decodeURI(path).replace(/(?<=.)\/$/, '');
  const fromRepository = posix.relative(prefix, posix.join('.', plain));
  const beside = posix.join(posix.dirname(file), plain);
  const fromTop = posix.join('.', plain);
  const fromDocs = posix.join(root, plain);
  const candidates = plain.startsWith('/')
    ? [fromDocs, plain.slice(1), posix.relative(prefix, plain.slice(1))]
    : [beside, fromTop, fromRepository];
  return (
    candidates.find(
      (candidate) => !posix.join(prefix, candidate).startsWith('..') && isFile(files, candidate),
    ) ?? null
  );
}

function isFile(files: Files, path: string): boolean {
  return existsSync(files.absolute(path)) && statSync(files.absolute(path)).isFile();
}

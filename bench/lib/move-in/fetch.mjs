import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from './packages.mjs';

/** Folder of fetched trees and of builds; git ignores it. */
export const CACHE = fileURLToPath(new URL('../../results/move-in/', import.meta.url));

/**
 * Fetches a tree's folders at its commit into the cache, and the third-party packages that it imports. For machines
 * without a network, `LECTERN_MIRRORS` may be a folder of git directories (`<owner>+<repository>/repo`). Otherwise only
 * that commit is fetched from GitHub. Packages are downloaded from the npm registry.
 *
 * @returns versions of the packages by name
 */
export function fetchTree(tree) {
  const folder = sourceOf(tree);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(CACHE, { recursive: true });
  const mirrors = process.env.LECTERN_MIRRORS;
  const mirror = mirrors && join(mirrors, tree.repository.replace('/', '+'), 'repo');
  const gitDir = mirror && existsSync(mirror) ? mirror : download(tree);
  for (const path of tree.folders) extract(gitDir, tree, path, `${folder}.part`);
  renameSync(`${folder}.part`, folder);
  return installPackages(tree, join(CACHE, tree.name), fileOf(gitDir, tree, 'pnpm-lock.yaml'));
}

/** Extracts a folder or a file from the repository. Only this path is read, since a mirror may lack other folders. */
function extract(gitDir, tree, path, target) {
  const git = (...args) => execFileSync('git', ['--git-dir', gitDir, ...args], { maxBuffer: 2 ** 30 });
  const object = `${tree.commit}:${path}`;
  mkdirSync(join(target, dirname(path)), { recursive: true });
  if (git('cat-file', '-t', object).toString().trim() === 'blob')
    writeFileSync(join(target, path), git('cat-file', 'blob', object));
  else execFileSync('tar', ['-x', '-C', target], { input: git('archive', `--prefix=${path}/`, object) });
}

/** Reads a file of the tree's repository; returns an empty string if there is none. */
function fileOf(gitDir, { commit }, path) {
  try {
    const args = ['--git-dir', gitDir, 'show', `${commit}:${path}`];
    return execFileSync('git', args, {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
}

/** Creates a bare repository with one commit. Git downloads blobs on demand. */
function download({ name, repository, commit }) {
  const gitDir = join(CACHE, `${name}.git`);
  const git = (...args) => execFileSync('git', ['--git-dir', gitDir, ...args], { stdio: 'inherit' });
  if (!existsSync(gitDir)) {
    git('init', '--bare', '--quiet');
    git('remote', 'add', 'origin', `https://github.com/${repository}.git`);
  }
  git('fetch', '--quiet', '--depth', '1', '--filter=blob:none', 'origin', commit);
  return gitDir;
}

export const sourceOf = ({ name }) => join(CACHE, name, 'source');

export function isFetched(tree) {
  return existsSync(sourceOf(tree));
}

/**
 * A copy to work in: a git repository with one commit, as `lectern migrate` wants it.
 *
 * @param stage names the copy
 */
export function copyTree(tree, stage) {
  const folder = join(CACHE, tree.name, stage);
  rmSync(folder, { recursive: true, force: true });
  cpSync(sourceOf(tree), folder, { recursive: true, verbatimSymlinks: true });
  for (const [link, target] of Object.entries(tree.links ?? {})) {
    const file = join(folder, link);
    mkdirSync(dirname(file), { recursive: true });
    symlinkSync(relative(dirname(file), join(folder, target)), file);
  }
  const git = gitIn(folder);
  git('init', '--quiet');
  git('remote', 'add', 'origin', `https://github.com/${tree.repository}.git`);
  commitAll(folder);
  return folder;
}

/** Commits the current state of the folder, so that later changes can be detected. */
export function commitAll(folder) {
  const git = gitIn(folder);
  git('add', '--all', '--force');
  git(
    '-c',
    'user.name=bench',
    '-c',
    'user.email=bench@localhost',
    'commit',
    '--quiet',
    '--allow-empty',
    '-m',
    'tree',
  );
}

/** @returns new name by old name for each file that has moved since the last commit */
export function movedFiles(folder) {
  const git = gitIn(folder);
  git('add', '--all');
  const args = ['diff', '--cached', '--name-status', '-z', '--find-renames=40%', '-l20000', 'HEAD'];
  const fields = git(...args).split('\0');
  const moved = new Map();
  for (let at = 0; at < fields.length - 1; ) {
    const isRename = /^[RC]/.test(fields[at]);
    if (isRename) moved.set(fields[at + 1], fields[at + 2]);
    at += isRename ? 3 : 2;
  }
  return moved;
}

function gitIn(cwd) {
  return (...args) => execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28 });
}

import { spawnSync } from 'node:child_process';
import { isInRepository } from './repository.ts';

interface Repository {
  /** URL as `git remote` prints it. It may contain a password. */
  remote: string;
  branch: string;
  /** Folder of the pages, relative to the root of the repository, with a trailing `/`. Empty for the root. */
  folder: string;
}

/** Cached results by folder: a repository does not move while its site is being written. */
const known = new Map<string, string | null>();

/**
 * Returns the URL under which the pages of a folder can be edited, derived from its remote `origin`: a
 * `docRepoBaseUrl`. Returns null outside of a repository, for unknown hosts, and if the branch cannot be determined: no
 * link is better than a dead one.
 */
export function inferEditBase(folder: string): string | null {
  const answer = known.get(folder);
  if (answer !== undefined) return answer;
  const repository = isInRepository(folder) ? readRepository(folder) : null;
  const base = repository && editBase(repository);
  known.set(folder, base);
  return base;
}

function readRepository(cwd: string): Repository | null {
  const git = (...args: string[]) => spawnSync('git', args, { cwd, encoding: 'utf8' }).stdout?.trim() ?? '';
  const remote = git('remote', 'get-url', 'origin');
  if (!remote) return null;
  // Git prints an unknown name unchanged. Clones that CI makes often have no `origin/HEAD`.
  const [folder = '', current = '', standard = ''] = git(
    'rev-parse',
    '--show-prefix',
    '--symbolic-full-name',
    'HEAD',
    'refs/remotes/origin/HEAD',
  ).split('\n');
  const branch =
    /^refs\/remotes\/origin\/(?!HEAD$)(.+)$/.exec(standard)?.[1] ?? /^refs\/heads\/(.+)$/.exec(current)?.[1];
  return branch ? { remote, branch, folder } : null;
}

/** URL format of each host's editor. */
const HOSTS: [
  host: RegExp,
  hasGroups: boolean,
  base: (root: string, branch: string, folder: string) => string,
][] = [
  [/(?:^|[.-])github[.-]/, false, (root, branch, folder) => `${root}/edit/${branch}/${folder}`],
  [/gitlab/, true, (root, branch, folder) => `${root}/-/edit/${branch}/${folder}`],
  [/^codeberg\.org$|gitea|forgejo/, false, (root, branch, folder) => `${root}/_edit/${branch}/${folder}`],
  // The path of a page goes before the question mark.
  [
    /^bitbucket\.org$/,
    false,
    (root, branch, folder) => `${root}/src/${branch}/${folder}?mode=edit&at=${branch}`,
  ],
];

/** @returns null if the remote is not on a host with a known editor */
export function editBase({ remote, branch, folder }: Repository): string | null {
  const address = parseRemote(remote);
  if (!address) return null;
  const { origin, host, path } = address;
  const [, hasGroups, base] = HOSTS.find(([pattern]) => pattern.test(host)) ?? [];
  const parts = path.split('/').length;
  if (!base || parts < 2 || (parts > 2 && !hasGroups)) return null;
  const encode = (text: string) => encodeURI(text).replace(/[?#]/g, encodeURIComponent);
  return base(`${origin}/${path}`, encode(branch), encode(folder.replace(/\/$/, '')));
}

/** Parses a remote URL without its user part, which may contain a password. */
function parseRemote(remote: string): { origin: string; host: string; path: string } | null {
  // Matches `git@github.com:owner/name.git`. A drive letter of Windows has no dot in its name.
  const [, sshHost, sshPath] = /^(?:[^@/:]+@)?([\w-]+(?:\.[\w-]+)+):(?!\/\/)(.+)$/.exec(remote) ?? [];
  const address = sshHost ? `ssh://${sshHost}/${sshPath?.replace(/^\/+/, '')}` : remote;
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, host, pathname } = new URL(address);
  const path = pathname.replace(/^\/+|\/+$/g, '').replace(/\.git$/, '');
  if (/^https?:$/.test(protocol)) return { origin: `${protocol}//${host}`, host: hostname, path };
  if (!/^(?:ssh|git|git\+ssh):$/.test(protocol)) return null;
  // `ssh.github.com` is for networks that block port 22. Its web pages are on the main host.
  const web = hostname.toLowerCase().replace(/^(?:alt)?ssh\./, '');
  return { origin: `https://${web}`, host: web, path };
}

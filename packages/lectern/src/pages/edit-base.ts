import { spawnSync } from 'node:child_process';
import { isInRepository } from './repository.ts';

interface Repository {
  /** As `git remote` knows it; may hold a password. */
  remote: string;
  branch: string;
  /** Folder of the pages, from the repository's root, with `/` at its end; empty for the root. */
  folder: string;
}

/** Answers for folders that were asked about: a repository does not move while its site is being written. */
const known = new Map<string, string | null>();

/**
 * Where the pages of a folder can be edited, after its remote `origin`: a `docRepoBaseUrl`. Null outside a repository,
 * for hosts whose addresses are not known, and where no branch can be told: no link is better than a dead one.
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
  // A name that git does not know is printed as it is: copies that CI makes often have no `origin/HEAD`.
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

/** How each host writes the address of its editor. */
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

/** @returns null for a remote that is no host with a known editor */
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

/** Leaves out what is before the host: it may be a password. */
function parseRemote(remote: string): { origin: string; host: string; path: string } | null {
  // `git@github.com:owner/name.git`; a drive of Windows has no dot in its name.
  const [, sshHost, sshPath] = /^(?:[^@/:]+@)?([\w-]+(?:\.[\w-]+)+):(?!\/\/)(.+)$/.exec(remote) ?? [];
  const address = sshHost ? `ssh://${sshHost}/${sshPath?.replace(/^\/+/, '')}` : remote;
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, host, pathname } = new URL(address);
  const path = pathname.replace(/^\/+|\/+$/g, '').replace(/\.git$/, '');
  if (/^https?:$/.test(protocol)) return { origin: `${protocol}//${host}`, host: hostname, path };
  if (!/^(?:ssh|git|git\+ssh):$/.test(protocol)) return null;
  // `ssh.github.com` answers where port 22 is closed; its pages are elsewhere.
  const web = hostname.toLowerCase().replace(/^(?:alt)?ssh\./, '');
  return { origin: `https://${web}`, host: web, path };
}

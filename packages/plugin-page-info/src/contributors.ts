import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ContributorOptions, Person } from './options.ts';

const run = promisify(execFile);

/** Matches `name[bot]`, `docs-bot`, `Renovate Bot`, and the address that GitHub gives to bots. */
const BOT = /\[bot\](?:@|$)|(?:^|[-_\s])bot$/i;
const FIELD = '\x1f';
const FORMAT = `--format=%x00%aN <%aE>%x1f%(trailers:key=Co-authored-by,valueonly,separator=%x1f)`;

/**
 * Returns the authors of each file of a folder, by its path in the folder. Authors with the most commits are first. One
 * `git log` reads all files. The result is empty outside of a repository and in a shallow clone, where git knows only a
 * part of the history.
 */
export async function readContributors(
  folder: string,
  { exclude }: Required<ContributorOptions>,
): Promise<Map<string, Person[]>> {
  const git = async (...args: string[]) => {
    const settings = ['-c', 'core.quotePath=false', '-c', 'log.showSignature=false'];
    return (await run('git', [...settings, ...args], { cwd: folder, maxBuffer: 1 << 28 })).stdout;
  };
  try {
    if ((await git('rev-parse', '--is-shallow-repository')).trim() === 'true') return new Map();
    const log = await git('log', FORMAT, '--name-status', '-M', '--relative', '--', '.');
    const isLeftOut = ({ name, email }: Person) =>
      BOT.test(name) || BOT.test(email) || exclude.includes(name);
    return countCommits(log, await mailmap(log, git), isLeftOut);
  } catch {
    // Without git or a repository, pages have no contributors.
    return new Map();
  }
}

/** Applies .mailmap to the co-authors of commits. Git already applies it to authors. */
async function mailmap(
  log: string,
  git: (...args: string[]) => Promise<string>,
): Promise<Map<string, string>> {
  const written = new Set(
    log
      .split('\n')
      .filter((line) => line.startsWith('\0'))
      .flatMap((line) => line.split(FIELD).slice(1))
      .filter((contact) => /^[^<>]+<[^<>]+>$/.test(contact)),
  );
  if (written.size === 0) return new Map();
  const contacts = [...written];
  const mapped = (await git('check-mailmap', ...contacts)).split('\n');
  return new Map(contacts.map((contact, index) => [contact, mapped[index] ?? contact]));
}

/**
 * @param log log from new to old
 * @param names contact in a trailer -> contact to show
 */
function countCommits(
  log: string,
  names: ReadonlyMap<string, string>,
  isLeftOut: (person: Person) => boolean,
): Map<string, Person[]> {
  const known = createPeople();
  const commits = new Map<string, Map<Person, number>>();
  /** Former path of a file -> current path. */
  const renamed = new Map<string, string>();
  let people: Person[] = [];
  for (const line of log.split('\n')) {
    if (line.startsWith('\0')) {
      const [author = '', ...others] = line.slice(1).split(FIELD).filter(Boolean);
      const contacts = [author, ...others.map((contact) => names.get(contact) ?? '')];
      people = [...new Set(contacts.flatMap(known))].filter((person) => !isLeftOut(person));
      continue;
    }
    const [status = '', from = '', to = from] = line.split('\t');
    if (!from) continue;
    const path = renamed.get(to) ?? to;
    renamed.delete(to);
    if (status.startsWith('R')) renamed.set(from, path);
    else if (!status.startsWith('A') && path !== to) renamed.set(to, path);
    const counts = commits.get(path) ?? new Map<Person, number>();
    for (const person of people) counts.set(person, (counts.get(person) ?? 0) + 1);
    commits.set(path, counts);
  }
  return new Map([...commits].map(([path, counts]) => [path, inOrder(counts)]));
}

/**
 * Returns a function that finds the person of a contact. There is one person for each name and each address, with the
 * name that was used last.
 */
function createPeople(): (contact: string) => Person[] {
  const people = new Map<string, Person>();
  return (contact) => {
    const [, name = '', email = ''] = /^(.*?)\s*<(.*)>$/.exec(contact) ?? [];
    // A name that is an address must not be published.
    if (!name || /\S@\S/.test(name)) return [];
    const keys = [email.toLowerCase(), name.toLowerCase()].filter(Boolean);
    const known = keys.map((key) => people.get(key)).find(Boolean);
    const person = known ?? { name, email };
    for (const key of keys) people.set(key, people.get(key) ?? person);
    return [person];
  };
}

function inOrder(counts: ReadonlyMap<Person, number>): Person[] {
  const byCount = ([a, first]: [Person, number], [b, second]: [Person, number]) =>
    second - first || (a.name < b.name ? -1 : 1);
  return [...counts].sort(byCount).map(([person]) => person);
}

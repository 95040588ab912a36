/** Kinds of report entries, in the order of the report. */
export const KINDS = {
  unread: 'Files with errors',
  component: 'Components that do not run here',
  icon: 'Icons and decoration that were left out',
  wrapper: 'Tags that were taken off; what was in them stays',
  code: 'Code that was taken out of pages',
  word: 'Words in angle brackets that readers did not see; they are text now',
  include: 'Files that are shown and were not found',
  link: 'Links and images that lead nowhere; builds let them pass, by markdown.checkLinks of the new config',
  redirect: 'Redirects that were left out, because a build would refuse them',
  setting: 'Settings that have no counterpart',
  frontmatter: 'Front matter that has no counterpart',
  plugin: 'Plugins',
  theme: 'Own theme',
  content: 'Pages that were not taken over',
  package: 'Packages to install',
  done: 'Done',
} as const;

export type Kind = keyof typeof KINDS;

export interface Entry {
  kind: Kind;
  /** `docs/a.md:12`, or a file. */
  where: string;
  message: string;
}

/** Items that a migration leaves to the user, by kind. */
export class Report {
  readonly entries: Entry[] = [];

  add(kind: Kind, where: string, message: string): void {
    const known = this.entries.some(
      (entry) => entry.kind === kind && entry.where === where && entry.message === message,
    );
    if (!known) this.entries.push({ kind, where, message });
  }

  /** The report as text: a heading with a count for each kind, and a line for each entry. */
  text(): string {
    return (Object.keys(KINDS) as Kind[])
      .map((kind) =>
        section(
          KINDS[kind],
          this.entries.filter((entry) => entry.kind === kind),
        ),
      )
      .filter(Boolean)
      .join('\n\n');
  }
}

/** Number of entries with the same message from which they are grouped. */
const MANY = 5;

function section(title: string, entries: readonly Entry[]): string {
  if (entries.length === 0) return '';
  const sorted = [...entries].sort((a, b) => compare(a.where, b.where));
  const places = new Map<string, string[]>();
  for (const { where, message } of sorted) places.set(message, [...(places.get(message) ?? []), where]);
  const lines = sorted.flatMap(({ where, message }) => {
    const all = places.get(message) ?? [];
    if (all.length < MANY) return `  ${where}  ${message}`;
    return where === all[0] ? [`  ${message} (${all.length} places)`, ...byFile(all)] : [];
  });
  return [`${title} (${entries.length})`, ...lines].join('\n');
}

/** Returns places with one line for each file: `docs/a.md:3, 12, 40`. */
function byFile(places: readonly string[]): string[] {
  const lines = new Map<string, string[]>();
  for (const place of places) {
    const [file = '', line] = place.split(/:(?=\d+$)/);
    lines.set(file, [...(lines.get(file) ?? []), ...(line === undefined ? [] : [line])]);
  }
  return [...lines].map(([file, numbers]) => `    ${[file, numbers.join(', ')].filter(Boolean).join(':')}`);
}

/** Compares places by file, then by line number. */
function compare(a: string, b: string): number {
  const [fileA = '', lineA = '0'] = a.split(/:(?=\d+$)/);
  const [fileB = '', lineB = '0'] = b.split(/:(?=\d+$)/);
  return fileA === fileB ? Number(lineA) - Number(lineB) : fileA < fileB ? -1 : 1;
}

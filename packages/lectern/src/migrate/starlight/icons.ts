import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Files } from '../files.ts';
import { packageFolder } from '../packages.ts';
import type { Report } from '../report.ts';

/** File in the project that contains the icons of its pages. */
export const ICONS_FILE = 'starlight-icons.tsx';

/** Files with icons in different versions of Starlight: names, and SVG paths. */
const SOURCES = [
  'components-internals/Icons.ts',
  'components/Icons.ts',
  'user-components/file-tree-icons.ts',
];

/** Exports of the icon file. */
export type IconExport = 'Icon' | 'iconSource';

/** The icons that pages use, from the installed Starlight package of the project. */
export class StarIcons {
  readonly #known: ReadonlyMap<string, string>;
  readonly #used = new Set<string>();

  constructor(root: string) {
    const folder = packageFolder('@astrojs/starlight', root);
    const files = folder === null ? [] : SOURCES.map((source) => join(folder, source)).filter(existsSync);
    this.#known = new Map(files.flatMap((file) => iconsIn(readFileSync(file, 'utf8'))));
  }

  /** Records that a page uses an icon. Returns false if no icon has that name. */
  take(name: string | undefined): boolean {
    if (name === undefined || !this.#known.has(name)) return false;
    this.#used.add(name);
    return true;
  }

  /** Writes the icons that pages use. */
  write(files: Files, report: Report): void {
    if (this.#used.size === 0 || files.exists(ICONS_FILE)) return;
    const lines = [...this.#used]
      .sort()
      .map((name) => `  ${quoted(name)}: ${quoted(this.#known.get(name) ?? '')},\n`);
    files.write(ICONS_FILE, `${HEAD}${lines.join('')}${REST}`);
    report.add('done', ICONS_FILE, 'Icons of Starlight that pages show.');
  }
}

/** Returns the entries `name: '<path …/>'` of an object in code. */
function iconsIn(code: string): [string, string][] {
  const entries = code.matchAll(
    /^\s*(?:'([^'\n]+)'|"([^"\n]+)"|([\w$]+)):\s*(?:'(<[^'\n]*>)'|"(<[^"\n]*>)"|`(<[^`]*>)`)/gm,
  );
  return [...entries].map(([, ...parts]) => {
    const [name = '', svg = ''] = parts.filter((part) => part !== undefined);
    return [name, svg];
  });
}

function quoted(text: string): string {
  return /['\\]/.test(text) ? JSON.stringify(text) : `'${text}'`;
}

/** Returns the import statement of a page for the icons. */
export function iconImport(file: string, names: ReadonlySet<IconExport>): string {
  const way = posix.relative(posix.dirname(file), ICONS_FILE).replace(/\.tsx$/, '');
  return `import { ${[...names].sort().join(', ')} } from '${way.replace(/^(?!\.)/, './')}';`;
}

const HEAD = `/**
 * Icons of Starlight that pages of this site show. \`lectern migrate\` has written it once: it is yours to change, and
 * cards take any other SVG.
 */
const icons: Record<string, string> = {
`;

const REST = `};

/** The source of an icon, as \`icon\` of a card wants it. */
export function iconSource(name: string): string {
  return \`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="currentColor">\${icons[name] ?? ''}</svg>\`;
}

interface IconProps {
  name: string;
  label?: string;
  color?: string;
  size?: string;
  class?: string;
}

/** An icon in a line of text. */
export function Icon({ name, label, color, size = '1em', class: className }: IconProps) {
  return (
    <svg
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className={className}
      viewBox="0 0 24 24"
      fill="currentColor"
      style={{ display: 'inline-block', verticalAlign: 'middle', width: size, height: size, color }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the icons above are all that it shows
      dangerouslySetInnerHTML={{ __html: icons[name] ?? '' }}
    />
  );
}
`;

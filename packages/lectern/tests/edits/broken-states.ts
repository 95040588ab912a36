import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { anyPage, type Chance, EXTRA, put } from './edited-site.ts';

/** Reverts a broken state. */
export type Mend = () => void;

type Break = (folder: string, pick: Chance, step: number) => Mend;

/** Mistakes that authors make while they write, by name. Each is reverted some edits later. */
export const BREAKS: Record<string, Break> = {
  frontmatter: (folder, pick) => broken(anyPage(folder, pick), (text) => `---\ntitle: [a\n---\n${text}`),
  'unknown key': (folder, pick) => broken(anyPage(folder, pick), (text) => `---\ntitel: A\n---\n${text}`),
  'dead link': (folder, pick, step) =>
    broken(anyPage(folder, pick), (text) => `${text}\n[Gone](./gone-${step}.md) and [part](#no-part).\n`),
  mdx: (folder) => broken(join(folder, 'docs/en/api/mdx.mdx'), (text) => `${text}\n<Note`),
  'mdx import': (folder) =>
    broken(join(folder, 'docs/en/api/mdx.mdx'), (text) => `import { A } from './no-file';\n${text}\n<A />\n`),
  'mdx value': (folder) =>
    broken(join(folder, 'docs/en/api/clock.mdx'), (text) => `${text}\n{notDefined.a}\n`),
  'broken config': (folder) => broken(join(folder, 'lectern.config.mjs'), (text) => text.replace('{', '{{')),
  'config key': (folder) =>
    broken(join(folder, 'lectern.config.mjs'), (text) => text.replace('title:', 'titel:')),
  'broken component': (folder) =>
    broken(join(folder, 'components/word.ts'), () => `export const word = 'wor`),
  'component throws': (folder) =>
    broken(
      join(folder, 'components/Clock.tsx'),
      () => `export function Clock() { throw new Error('late'); }`,
    ),
  'component gone': (folder) =>
    moved(join(folder, 'components/Note.tsx'), join(folder, 'components/Gone.tsx')),
  'broken theme': (folder) =>
    broken(join(folder, 'theme/index.tsx'), (text) => `${text}\nexport const a = <`),
  'theme gone': (folder) => moved(join(folder, 'theme/index.tsx'), join(folder, 'theme/away.tsx')),
  'sidebar file': (folder) => {
    const file = join(folder, 'docs/en/api/_meta.json');
    put(file, '[{ "text": ');
    return () => rmSync(file, { force: true });
  },
  empty: (folder, pick) => broken(anyPage(folder, pick), () => ''),
  binary: (folder, pick) => broken(anyPage(folder, pick), (text) => `\uFEFF${text}\u0000\r\n\u0001`),
  folder: (folder) => moved(join(folder, 'docs/en/api'), join(folder, 'docs/en/reference')),
  'folder into file'(folder) {
    const path = join(folder, 'docs/en/extra');
    rmSync(path, { recursive: true });
    put(path, 'A file.');
    return () => {
      rmSync(path, { recursive: true, force: true });
      put(join(path, 'page.md'), EXTRA);
    };
  },
  'fragment gone': (folder) =>
    moved(join(folder, 'docs/en/shared/part.md'), join(folder, 'docs/en/shared/away.md')),
};

/** Edits a file. Reverting it restores the old text, unless the file is gone. */
function broken(file: string, edit: (text: string) => string): Mend {
  if (!existsSync(file)) return () => {};
  const before = readFileSync(file, 'utf8');
  put(file, edit(before));
  return () => {
    if (existsSync(file)) put(file, before);
  };
}

function moved(from: string, to: string): Mend {
  if (!existsSync(from) || existsSync(to)) return () => {};
  renameSync(from, to);
  return () => {
    if (!existsSync(from)) renameSync(to, from);
  };
}

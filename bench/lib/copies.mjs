import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Maximum number of pages in a sidebar that copies of a small section share: about as many as the site's largest. */
const SIDEBAR_PAGES = 85;

/**
 * Plans the copies of a docs folder's sections, one entry per copy: `en/guide/a.md` becomes `en/guide-2/3/a.md`.
 *
 * @param files pages of the docs folder
 * @param wanted total number of pages including all copies; the last copy may be cut short
 */
export function planCopies(files, { locales }, wanted) {
  const depth = locales.length > 0 ? 2 : 1;
  const sections = new Map();
  for (const file of files) {
    const folders = file.split('/').slice(0, -1);
    if (folders.length < depth) continue;
    const section = folders.slice(0, depth).join('/');
    sections.set(section, [...(sections.get(section) ?? []), file]);
  }
  const copies = [];
  let missing = wanted - files.length;
  for (let round = 2; missing > 0 && sections.size > 0; round++) {
    for (const [section, members] of sections) {
      const perSidebar = Math.max(1, Math.floor(SIDEBAR_PAGES / members.length));
      const folder = `${section}-${2 + Math.floor((round - 2) / perSidebar)}/${round}`;
      const taken = members.slice(0, Math.max(0, missing));
      missing -= taken.length;
      const pages = Object.fromEntries(taken.map((file) => [file, folder + file.slice(section.length)]));
      if (taken.length > 0) copies.push({ section, folder, pages });
    }
  }
  return copies;
}

/** Copies everything except pages (images, `_meta.json`), and adds the copy to the sidebar of its folder. */
export function copySection({ section, folder, pages }, source, dir) {
  const to = join(dir, 'docs', folder);
  const isNoPage = (file) => statSync(file).isDirectory() || !/\.mdx?$/.test(file);
  cpSync(join(source.docsDir, section), to, { recursive: true, filter: isNoPage });
  for (const name of readdirSync(to, { recursive: true, encoding: 'utf8' })) {
    if (basename(name) === '_meta.json') keepExisting(join(dir, 'docs'), join(folder, name), pages);
  }
  const metaFile = join(dirname(to), '_meta.json');
  const meta = existsSync(metaFile) ? readJson(metaFile) : [];
  meta.push({ type: 'dir', name: basename(folder), label: `Copy ${basename(folder)}` });
  writeFileSync(metaFile, JSON.stringify(meta));
}

/** Removes entries from a `_meta.json` whose pages are missing because the copy was cut short. */
function keepExisting(docsDir, metaFile, pages) {
  const targets = Object.values(pages);
  const exists = (path) =>
    targets.some((file) => file.startsWith(`${path}/`) || file.replace(/\.mdx?$/, '') === path);
  const entries = readJson(join(docsDir, metaFile)).filter((entry) => {
    const name = typeof entry === 'string' ? entry : entry.name;
    return name === undefined || exists(join(dirname(metaFile), name));
  });
  writeFileSync(join(docsDir, metaFile), JSON.stringify(entries));
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

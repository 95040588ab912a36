import type { Files } from '../files.ts';
import { frontMatterOf } from '../front-matter.ts';
import { at, textAt } from '../their-config.ts';
import { slugPath } from './rename.ts';

/** A page of a Starlight site. */
export interface StarPage {
  /** Path in its address without the language: `guides/pages`; empty for the start page. */
  slug: string;
  /** The same path with the names of its file and folders. */
  path: string;
  /** Language folder; empty for the language at the root. */
  lang: string;
  file: string;
  order: number | null;
  hidden: boolean;
  label: string | null;
  /** Address from its `slug` key, if it differs. */
  oldRoute: string | null;
}

/** @param langs folders of languages */
export function starPages(files: Files, root: string, langs: readonly string[]): StarPage[] {
  return files.list(root, /\.mdx?$/).flatMap((file) => {
    const inside = file.slice(root.length + 1);
    if (/(?:^|\/)_|^public\//.test(inside)) return [];
    const parts = inside.split('/');
    const lang = langs.includes(parts[0] ?? '') ? (parts[0] ?? '') : '';
    const own = (lang ? parts.slice(1) : parts).join('/').replace(/\.mdx?$/, '');
    const path = own.replace(/(?:^|\/)index$/, '');
    const slug = slugPath(path);
    const { data } = frontMatterOf(files.read(file));
    const order = at(data, 'sidebar.order');
    const written = textAt(data, 'slug')?.replace(/^\/|\/$/g, '');
    return [
      {
        slug,
        path,
        lang,
        file,
        order: typeof order === 'number' ? order : null,
        hidden: at(data, 'sidebar.hidden') === true,
        label: textAt(data, 'sidebar.label') ?? null,
        oldRoute:
          written !== undefined && written !== [lang, slug].filter(Boolean).join('/') ? `/${written}` : null,
      },
    ];
  });
}

/** Returns the address of a page without its language. The index page of a folder ends with a slash. */
export function routeOf({ slug, file }: StarPage): string {
  const isFolder = /(?:^|\/)index\.mdx?$/.test(file);
  return slug === '' ? '/' : `/${slug}${isFolder ? '/' : ''}`;
}

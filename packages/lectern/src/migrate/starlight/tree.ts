import type { Files } from '../files.ts';
import { frontMatterOf } from '../front-matter.ts';
import { at, textAt } from '../their-config.ts';
import { slugPath } from './rename.ts';

/** A page of a Starlight site, in its default language's words. */
export interface StarPage {
  /** `guides/pages`, without its language, as in its address; empty for the start page. */
  slug: string;
  /** The same as its file and its folders are named. */
  path: string;
  /** Language's folder; empty for the one at the root. */
  lang: string;
  file: string;
  order: number | null;
  hidden: boolean;
  label: string | null;
  /** Address that its `slug` gives it, where that is another one. */
  oldRoute: string | null;
}

/** @param langs folders of the languages that have one */
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

/** Address of a page, without its language: a page of a folder ends with a slash. */
export function routeOf({ slug, file }: StarPage): string {
  const isFolder = /(?:^|\/)index\.mdx?$/.test(file);
  return slug === '' ? '/' : `/${slug}${isFolder ? '/' : ''}`;
}

import { statSync } from 'node:fs';
import { posix } from 'node:path';
import type { Files } from '../files.ts';
import { frontMatterOf } from '../front-matter.ts';
import { firstDate } from '../git.ts';
import type { Report } from '../report.ts';
import { type Doc, tidy } from './tree.ts';

/** A blog post: a page with a date. */
export interface Post extends Doc {
  /** `2024-01-02`, optionally with a time, in the format of Lectern. */
  date: string;
}

/**
 * `2024-01-02-name.md`, `2024/01/02/name.md`, `2024-01-02-name/index.md`: the same as Docusaurus' `parseBlogFileName`.
 */
const DATED = /^(?<folder>.*?)(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(?<text>[^/]*?)(?:\/index)?\.mdx?$/;

/**
 * Returns the posts of a blog. Each is moved to the path that matches its address: `blog/2024/01/02/name.md`.
 *
 * @param from folder of the posts, relative to the project
 * @param to destination folder
 * @param base base path of their addresses: `/blog`
 */
export function postsIn(
  { files, report }: { files: Files; report: Report },
  { from, to, base }: { from: string; to: string; base: string },
): Post[] {
  const taken = new Set<string>();
  return postFiles(files, from).map((file) => {
    const inside = file.slice(from.length + 1);
    const { data } = frontMatterOf(files.read(file));
    const named = DATED.exec(inside)?.groups;
    const plain = inside.replace(/(?:\/index)?\.mdx?$/, '');
    const own = named ? `${named.date?.replaceAll('-', '/')}/${named.folder}${named.text}` : plain;
    const slug = tidy(`/${typeof data.slug === 'string' ? data.slug : own}`);
    const route = taken.has(slug) ? tidy(`/${plain}`) : slug;
    if (route !== slug) report.add('content', file, `Another post has the address ${base}${slug} already.`);
    taken.add(route);
    return {
      from: file,
      to: `${to}${route}${posix.extname(file)}`,
      id: route.slice(1),
      oldRoute: tidy(base + slug),
      route: tidy(base + route),
      // Without a heading, Docusaurus uses the name of the file as the title.
      title:
        typeof data.title === 'string' ? data.title : headingless(files.read(file), named?.text ?? plain),
      label: null,
      position: null,
      date: dateOf(data.date, named?.date, file, { files, report }),
    };
  });
}

/** Lists the posts of a folder. Files and folders that start with `_` contain parts of posts. */
export function postFiles(files: Files, folder: string): string[] {
  return files.list(folder, /\.mdx?$/).filter((file) => !/(?:^|\/)_/.test(file.slice(folder.length)));
}

function headingless(source: string, name: string): string | null {
  return /^# \S/m.test(source) || /^=+[ \t]*$/m.test(source) ? null : name;
}

function dateOf(
  written: unknown,
  named: string | undefined,
  file: string,
  { files, report }: { files: Files; report: Report },
): string {
  if (typeof written === 'string') return takenDate(written) ?? named ?? '1970-01-01';
  const [year = '', month = '', day = ''] = named?.split(/[-/]/) ?? [];
  if (year) return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const first = firstDate(files.root, file);
  const date = first ?? statSync(files.absolute(file)).mtime.toISOString().slice(0, 10);
  report.add(
    'frontmatter',
    file,
    `The post had no date: ${date} is that of ${first ? 'its first commit' : 'the file'}.`,
  );
  return date;
}

/** Returns a date in the format of Lectern; null if the text is not a date. */
function takenDate(written: string): string | null {
  if (/^\d{4}-\d\d-\d\d(?:[T ]\S+(?:\s?\S+)?)?$/.test(written)) return written;
  const time = Date.parse(/\d{4}-\d{1,2}-\d{1,2}$/.test(written) ? `${written} UTC` : written);
  return Number.isNaN(time) ? null : new Date(time).toISOString().slice(0, 10);
}

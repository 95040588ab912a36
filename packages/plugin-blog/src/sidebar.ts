import type { PluginPage } from 'lectern';
import type { Blog } from './options.ts';
import type { EditionBlog } from './posts.ts';
import { wordsFor } from './words.ts';

/** Returns the sidebar of the blog: its lists, and the newest posts. */
export function sidebar(own: EditionBlog, blog: Blog): PluginPage {
  const { folder, posts, tags, authors, edition } = own;
  const words = wordsFor(edition, blog.words);
  const file = (name: string, label?: string) => ({ type: 'file', name, ...(label && { label }) });
  const entries = [
    file('index', words.allPosts),
    ...(tags.length > 0 ? [file('tags/index', words.tags)] : []),
    ...(authors.length > 0 ? [file('authors/index', words.authors)] : []),
    { type: 'section-header', label: words.recentPosts },
    ...posts
      .slice(0, blog.recentPosts)
      .map(({ path }) => file(path.slice(folder.length + 1).replace(/\.mdx?$/, ''))),
  ];
  return { path: `${folder}/_meta.json`, text: JSON.stringify(entries) };
}

import { wordsIn } from 'lectern';

/** All words that the plugin shows. */
export interface Words {
  /** Title of the blog if the options have none. */
  blog: string;
  allPosts: string;
  recentPosts: string;
  tags: string;
  authors: string;
  /** `{tag}` is the tag. */
  tagged: string;
  /** `{page}` is the number of a further page of the list. */
  page: string;
  newerPost: string;
  olderPost: string;
  newerPosts: string;
  olderPosts: string;
  website: string;
  posts: string;
}

/** All words in English. */
export const en: Words = {
  blog: 'Blog',
  allPosts: 'All posts',
  recentPosts: 'Recent posts',
  tags: 'Tags',
  authors: 'Authors',
  tagged: 'Posts tagged “{tag}”',
  page: 'page {page}',
  newerPost: 'Newer post',
  olderPost: 'Older post',
  newerPosts: 'Newer posts',
  olderPosts: 'Older posts',
  website: 'Website',
  posts: 'Posts',
};

const zh: Words = {
  blog: '博客',
  allPosts: '所有文章',
  recentPosts: '最新文章',
  tags: '标签',
  authors: '作者',
  tagged: '标签“{tag}”的文章',
  page: '第 {page} 页',
  newerPost: '较新的文章',
  olderPost: '较早的文章',
  newerPosts: '较新的文章',
  olderPosts: '较早的文章',
  website: '网站',
  posts: '文章',
};

/** @param own words of the site, by language */
export function wordsFor(
  language: { readonly lang: string; readonly tag: string },
  own?: Readonly<Record<string, Partial<Words>>>,
): Words {
  return wordsIn({ en, zh }, language, own);
}

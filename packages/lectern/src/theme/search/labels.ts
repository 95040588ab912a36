/** Words of the search dialog: here and not in the site's data, since only those who search need them. */
export interface SearchLabels {
  title: string;
  clear: string;
  results: string;
  /** `{count}` hits were found. */
  count: string;
  /** SPEC 8, to the letter in English. `{query}` is what was asked. */
  noResultsFor: string;
  tryAnother: string;
  noResults: string;
  /** Before a suggested query. */
  didYouMean: string;
  /** After it. */
  questionMark: string;
  recent: string;
  /** `{query}` is a recent search. */
  removeRecent: string;
  /** Pages. */
  read: string;
  /** Of the site. */
  sections: string;
  failed: string;
  tryAgain: string;
  /** `{language}` is the other language's own name. */
  otherLanguage: string;
  more: string;
  select: string;
  open: string;
  openInTab: string;
  /** Name of the button. */
  close: string;
  /** What Escape does. */
  closes: string;
}

const en: SearchLabels = {
  title: 'Search',
  clear: 'Clear',
  results: 'Results',
  count: '{count} results',
  noResultsFor: 'No results for "{query}".',
  tryAnother: 'Please try again with a different keyword.',
  noResults: 'No results found',
  didYouMean: 'Did you mean',
  questionMark: '?',
  recent: 'Recent searches',
  removeRecent: 'Remove “{query}” from recent searches',
  read: 'Read last',
  sections: 'Sections',
  failed: 'The search index could not be loaded.',
  tryAgain: 'Try again',
  otherLanguage: 'Also search in {language}',
  more: 'Show more',
  select: 'to select',
  open: 'to open',
  openInTab: 'in a new tab',
  close: 'Close',
  closes: 'to close',
};

const zh: SearchLabels = {
  title: '搜索',
  clear: '清除',
  results: '搜索结果',
  count: '共 {count} 条结果',
  noResultsFor: '没有找到与“{query}”相关的内容。',
  tryAnother: '请换一个关键词再试。',
  noResults: '没有找到结果',
  didYouMean: '你要找的是不是',
  questionMark: '？',
  recent: '最近搜索',
  removeRecent: '从最近搜索中移除“{query}”',
  read: '最近阅读',
  sections: '站点栏目',
  failed: '搜索索引加载失败。',
  tryAgain: '重试',
  otherLanguage: '同时搜索 {language} 内容',
  more: '显示更多',
  select: '选择',
  open: '打开',
  openInTab: '在新标签页打开',
  close: '关闭',
  closes: '关闭',
};

/** The words of a language, by its BCP 47 tag; English where there are none. */
export function searchLabels(tag: string): SearchLabels {
  return /^zh\b/i.test(tag) ? zh : en;
}

/** Every word the theme and compiled pages show. English texts that SPEC fixes are kept to the letter. */
export interface Labels {
  outlineTitle: string;
  prevPage: string;
  nextPage: string;
  lastUpdated: string;
  source: string;
  editPage: string;
  searchPlaceholder: string;
  /** Its code could not be loaded. */
  searchFailed: string;
  skipToContent: string;
  mainNavigation: string;
  sidebarNavigation: string;
  /** The field above a long sidebar. */
  filterPages: string;
  noPageFound: string;
  menu: string;
  siteMenu: string;
  onThisPage: string;
  close: string;
  language: string;
  version: string;
  appearance: string;
  switchToDark: string;
  switchToLight: string;
  notFoundTitle: string;
  notFoundLink: string;
  /** On a page that leads to a new address. */
  pageMoved: string;
  opensInNewTab: string;
  pageLoaded: string;
  pager: string;
  socialLinks: string;
  /** The group of an overview page for what is in no other (SPEC 2.2). */
  others: string;
  moreSocialLinks: string;
  products: string;
  scrollToTop: string;
  linkCopied: string;
  /** The browser refused, and the code is selected. */
  copyRefused: string;
  zoomImage: string;
  /** `{text}` is the heading. */
  permalink: string;
  copyCode: string;
  copied: string;
  wrapCode: string;
  copyPage: string;
  /** Name of the menu beside it. */
  pageActions: string;
  viewMarkdown: string;
  /** `{name}` is an assistant. */
  openIn: string;
  /** What an assistant is asked first; `{url}` is the page's Markdown. */
  assistantPrompt: string;
  /** `{language}` is the name of the language that the text is in. */
  untranslated: string;
  taskDone: string;
  taskOpen: string;
  footnotes: string;
  footnoteBack: string;
  containerTip: string;
  containerInfo: string;
  containerNote: string;
  containerImportant: string;
  containerWarning: string;
  containerCaution: string;
  containerDanger: string;
  containerDetails: string;
}

const en: Labels = {
  outlineTitle: 'ON THIS PAGE',
  prevPage: 'Previous Page',
  nextPage: 'Next page',
  lastUpdated: 'Last Updated',
  source: 'Source',
  editPage: 'Edit this page',
  searchPlaceholder: 'Search Docs',
  searchFailed: 'Search could not be loaded. Try again.',
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  sidebarNavigation: 'Section pages',
  filterPages: 'Filter pages',
  noPageFound: 'No page has this in its name.',
  menu: 'Menu',
  siteMenu: 'Site menu',
  onThisPage: 'On this page',
  close: 'Close',
  language: 'Language',
  version: 'Version',
  appearance: 'Appearance',
  switchToDark: 'Switch to dark theme',
  switchToLight: 'Switch to light theme',
  notFoundTitle: 'PAGE NOT FOUND',
  notFoundLink: 'Take me home',
  pageMoved: 'This page has moved',
  opensInNewTab: 'opens in a new tab',
  pageLoaded: 'Page loaded: {title}',
  pager: 'Previous and next page',
  socialLinks: 'Social links',
  others: 'Others',
  moreSocialLinks: 'More social links',
  products: 'Products',
  scrollToTop: 'Back to top',
  linkCopied: 'Link copied',
  copyRefused: 'Selected: copy with Ctrl+C',
  zoomImage: 'Enlarge image:',
  permalink: 'Permalink to “{text}”',
  copyCode: 'Copy code',
  copied: 'Copied',
  wrapCode: 'Wrap long lines',
  copyPage: 'Copy page',
  pageActions: 'Other forms of this page',
  viewMarkdown: 'View as Markdown',
  openIn: 'Open in {name}',
  assistantPrompt: 'Read {url}, I want to ask questions about it.',
  untranslated: 'This page has not been translated yet. Its text is in {language}.',
  taskDone: 'Done',
  taskOpen: 'To do',
  footnotes: 'Footnotes',
  footnoteBack: 'Back to reference {reference}',
  containerTip: 'TIP',
  containerInfo: 'INFO',
  containerNote: 'NOTE',
  containerImportant: 'IMPORTANT',
  containerWarning: 'WARNING',
  containerCaution: 'CAUTION',
  containerDanger: 'DANGER',
  containerDetails: 'Details',
};

const zh: Labels = {
  outlineTitle: '目录',
  prevPage: '上一页',
  nextPage: '下一页',
  lastUpdated: '最后更新',
  source: '源码',
  editPage: '编辑此页',
  searchPlaceholder: '搜索文档',
  searchFailed: '搜索加载失败，请重试。',
  skipToContent: '跳到正文',
  mainNavigation: '主导航',
  sidebarNavigation: '本栏目页面',
  filterPages: '筛选页面',
  noPageFound: '没有名称匹配的页面。',
  menu: '菜单',
  siteMenu: '网站菜单',
  onThisPage: '本页目录',
  close: '关闭',
  language: '语言',
  version: '版本',
  appearance: '外观',
  switchToDark: '切换到深色主题',
  switchToLight: '切换到浅色主题',
  notFoundTitle: '页面不存在',
  notFoundLink: '返回首页',
  pageMoved: '本页已移至新地址',
  opensInNewTab: '在新标签页打开',
  pageLoaded: '已加载页面：{title}',
  pager: '上一页与下一页',
  socialLinks: '社交链接',
  others: '其他',
  moreSocialLinks: '更多社交链接',
  products: '相关产品',
  scrollToTop: '回到顶部',
  linkCopied: '链接已复制',
  copyRefused: '已选中，请按 Ctrl+C 复制',
  zoomImage: '放大图片：',
  permalink: '“{text}”的链接',
  copyCode: '复制代码',
  copied: '已复制',
  wrapCode: '自动换行',
  copyPage: '复制本页',
  pageActions: '本页的其他形式',
  viewMarkdown: '查看 Markdown',
  openIn: '在 {name} 中打开',
  assistantPrompt: '请阅读 {url}，我想就其内容提问。',
  untranslated: '本页尚未翻译，以下内容为 {language}。',
  taskDone: '已完成',
  taskOpen: '待办',
  footnotes: '脚注',
  footnoteBack: '返回引用 {reference}',
  containerTip: '提示',
  containerInfo: '信息',
  containerNote: '说明',
  containerImportant: '重要',
  containerWarning: '注意',
  containerCaution: '小心',
  containerDanger: '危险',
  containerDetails: '详细信息',
};

/** The built-in words of a language, by its BCP 47 tag or locale key; English where there are none. */
export function labelsFor(tag: string): Labels {
  return /^zh\b/i.test(tag) ? zh : en;
}

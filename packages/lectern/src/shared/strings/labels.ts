/**
 * Every word that the theme, the search dialog, compiled pages and the pages of old addresses show. Each language has a
 * file of its own beside this one; a site's data has the words of its language alone.
 */
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
  /** Where a part of a very long sidebar is left out; `{count}` is the number of its pages. */
  morePages: string;
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
  /** Group of an overview page for pages in no other group (SPEC 2.2). */
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
  /** `{count}` is their number. */
  foldedLines: string;
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
  /** On a page with `draft: true`. */
  draft: string;
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
  /** Name of the search dialog. */
  searchTitle: string;
  searchClear: string;
  searchResults: string;
  /** `{count}` hits were found: a form that goes with every number. */
  searchCount: string;
  /** Must not change in English (SPEC 8). `{query}` is the query. */
  searchNoResultsFor: string;
  searchTryAnother: string;
  searchNoResults: string;
  /** Before a suggested query. */
  searchDidYouMean: string;
  /** After a suggested query. */
  searchQuestionMark: string;
  searchRecent: string;
  /** `{query}` is a recent search. */
  searchRemoveRecent: string;
  /** Pages that were read. */
  searchRead: string;
  /** Sections of the site. */
  searchSections: string;
  searchIndexFailed: string;
  searchTryAgain: string;
  /** `{language}` is the other language's own name. */
  searchOtherLanguage: string;
  /** Where there are several of them. */
  searchOtherLanguages: string;
  searchMore: string;
  /** What keys do, behind their signs. */
  searchSelect: string;
  searchOpen: string;
  searchOpenInTab: string;
  searchCloses: string;
  /** All sections of the site. */
  searchAll: string;
  /** Name of the pane beside the hits, and of its switch. */
  searchPreview: string;
  /** `{title}` is that of a hit, on screens without the pane. */
  searchShowText: string;
}

/**
 * All texts that the theme, the search dialog, compiled pages and redirect pages show. Each language has its own file
 * next to this one. Site data contains only the texts of its language.
 */
export interface Labels {
  outlineTitle: string;
  prevPage: string;
  nextPage: string;
  lastUpdated: string;
  source: string;
  editPage: string;
  searchPlaceholder: string;
  /** Shown if the code of search could not be loaded. */
  searchFailed: string;
  skipToContent: string;
  mainNavigation: string;
  sidebarNavigation: string;
  /** Name of the field above a long sidebar. */
  filterPages: string;
  noPageFound: string;
  /** Link to pages that a very long sidebar leaves out. `{count}` is their number. */
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
  /** Shown on a page that redirects to a new address. */
  pageMoved: string;
  opensInNewTab: string;
  pageLoaded: string;
  pager: string;
  socialLinks: string;
  /** Name of the group of an overview page that contains the pages of no other group (SPEC 2.2). */
  others: string;
  moreSocialLinks: string;
  products: string;
  scrollToTop: string;
  linkCopied: string;
  /** Shown if the browser refuses to copy code. The code is then selected. */
  copyRefused: string;
  zoomImage: string;
  /** `{text}` is the heading. */
  permalink: string;
  copyCode: string;
  copied: string;
  wrapCode: string;
  /** `{count}` is the number of lines. */
  foldedLines: string;
  copyPage: string;
  /** Name of the menu next to the `copyPage` button. */
  pageActions: string;
  viewMarkdown: string;
  /** `{name}` is the name of an assistant. */
  openIn: string;
  /** First message to an assistant. `{url}` is the address of the page's Markdown. */
  assistantPrompt: string;
  /** `{language}` is the name of the language that the text is in. */
  untranslated: string;
  /** Shown on a page with `draft: true`. */
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
  /** Number of hits. The text must be correct for every `{count}`. */
  searchCount: string;
  /** The English text must not change (SPEC 8). `{query}` is the query. */
  searchNoResultsFor: string;
  searchTryAnother: string;
  searchNoResults: string;
  /** Text before a suggested query. */
  searchDidYouMean: string;
  /** Text after a suggested query. */
  searchQuestionMark: string;
  searchRecent: string;
  /** `{query}` is a recent search. */
  searchRemoveRecent: string;
  /** Heading of the list of pages that the reader opened last. */
  searchRead: string;
  /** Heading of the list of the site's sections, and name of the options that limit search to a section. */
  searchSections: string;
  searchIndexFailed: string;
  searchTryAgain: string;
  /** `{language}` is the name of the other language, in that language. */
  searchOtherLanguage: string;
  /** Used instead of `searchOtherLanguage` if there are several other languages. */
  searchOtherLanguages: string;
  searchMore: string;
  /** Action of a key, shown after its symbol. The next three texts are used in the same way. */
  searchSelect: string;
  searchOpen: string;
  searchOpenInTab: string;
  searchCloses: string;
  /** Option that searches all sections of the site. */
  searchAll: string;
  /** Name of the preview pane next to the hits, and of the checkbox that shows it. */
  searchPreview: string;
  /** `{title}` is the title of a hit. Used on screens without the preview pane. */
  searchShowText: string;
}

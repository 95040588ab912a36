import * as v from 'valibot';
import { labelEntries } from './schema-labels.ts';
import { navItem, sidebarItem } from './schema-nav.ts';
import { SOCIAL_ICONS } from './social-icons.ts';

// The part of the configuration that is about the theme.

const text = v.string();
const flag = (fallback: boolean) => v.optional(v.boolean(), fallback);

const socialLink = v.strictObject({
  /**
   * A built-in icon, a name from simpleicons.org if the package `simple-icons` is installed, or your own icon as `{
   * svg: '<svg>…</svg>' }`.
   */
  icon: v.union([
    v.picklist(SOCIAL_ICONS),
    v.custom<string & {}>(
      (name) => typeof name === 'string' && /^[a-z\d]+$/.test(name),
      'the name of a mark',
    ),
    v.strictObject({
      /** SVG source of the icon. */
      svg: text,
    }),
  ]),
  /** `link` opens the content; `text` and `img` show it in a popup, as text or as an image. */
  mode: v.picklist(['link', 'text', 'img']),
  /** URL, text or path of an image, depending on `mode`. */
  content: text,
});

const product = v.strictObject({
  /** Name of the tool. */
  name: text,
  /** Description in Chinese. */
  desc: text,
  /** Description in English, which other languages show as well. */
  descEn: text,
  /** Path of an image in the public folder, or a URL. */
  logo: text,
  /** Relative size of the image. Default: 1. */
  logoScale: v.exactOptional(v.number()),
  /** Address that the entry links to. */
  url: text,
  /** Address in languages other than Chinese. Default: `url`. */
  urlEn: v.exactOptional(text),
});

const editLink = v.union([
  v.literal(false),
  v.strictObject({
    /**
     * URL of the docs folder in the repository's editor. The source path is appended to it, or inserted before its
     * query string. Default: inferred from the git remote `origin` if the editor of its host is known.
     */
    docRepoBaseUrl: v.exactOptional(text),
    /** Text of the link. Default: the theme's text in the language of the page. */
    text: v.exactOptional(text),
  }),
]);

/** Options that may differ by language. */
const themeEntries = {
  /**
   * Top navigation. Default: the content of `docs/<lang>/_nav.json` or `docs/<lang>/_meta.json`.
   *
   * @example [{ text: 'Guide', link: '/guide/start', activeMatch: '/guide/' }]
   */
  nav: v.exactOptional(v.array(navItem)),
  /**
   * Sidebars by path prefix. Other folders use their `_meta.json`. An entry is the path of a page, or an object.
   *
   * @example { '/guide/': ['/guide/start', { text: 'Advanced', items: ['/guide/hooks'] }] }
   */
  sidebar: v.exactOptional(v.record(text, v.array(sidebarItem))),
  /**
   * "Edit this page" links below each page; `false` removes them.
   *
   * @example { docRepoBaseUrl: 'https://github.com/tea/pot/edit/main/docs' }
   */
  editLink: v.exactOptional(editLink),
  /** Footer of each page. */
  footer: v.exactOptional(
    v.strictObject({
      /** Text of the footer. */
      message: v.exactOptional(text),
    }),
  ),
  ...labelEntries,
};

const themeLocale = v.strictObject({
  /** Code of the language, as in `locales`. */
  lang: text,
  ...themeEntries,
});

const search = v.union([
  v.literal(false),
  v.strictObject({ mode: v.literal('local') }),
  v.strictObject({
    /** `local` for the index of the site, `remote` for a service. */
    mode: v.literal('remote'),
    /** Address of the service. Queries are sent as `GET {apiUrl}?keyword=…&limit=…&searchIndexes=a,b&lang=…`. */
    apiUrl: text,
    /** Names of the indexes to query. */
    searchIndexes: v.array(text),
  }),
]);

const ASSISTANTS = [
  { name: 'ChatGPT', url: 'https://chatgpt.com/?q={prompt}' },
  { name: 'Claude', url: 'https://claude.ai/new?q={prompt}' },
];

export const themeConfig = v.strictObject({
  ...themeEntries,
  /**
   * Links to other sites, shown as icons in the navbar.
   *
   * @example [{ icon: 'github', mode: 'link', content: 'https://github.com/tea/pot' }]
   */
  socialLinks: v.optional(v.array(socialLink), []),
  /** Related tools, listed in a popover of the navbar. */
  products: v.optional(v.array(product), []),
  /**
   * AI assistants in the menu of each page; `[]` removes them.
   *
   * @example [{ name: 'Claude', url: 'https://claude.ai/new?q={prompt}' }]
   */
  assistants: v.optional(
    v.array(
      v.strictObject({
        /** Name of the assistant. */
        name: text,
        /** Address of the assistant. `{prompt}` is replaced with the request to read the page. */
        url: text,
      }),
    ),
    ASSISTANTS,
  ),
  /** Whether to offer the dark theme. */
  darkMode: flag(true),
  /** Whether to show the date of the last commit that changed the page. */
  lastUpdated: flag(false),
  /** When the navbar is hidden: `auto` while readers scroll down, `always` once they have scrolled. */
  hideNavbar: v.optional(v.picklist(['never', 'auto', 'always']), 'never'),
  /** Whether to show the outline, the list of the page's headings. */
  outline: flag(true),
  /** Whether to show a button that scrolls to the top of a long page. */
  enableScrollToTop: flag(true),
  /** Whether to animate content changes with a view transition. */
  enableContentAnimation: flag(false),
  /** Whether headings use the theme's own font (19 kB) instead of the font of the text. */
  headingFont: flag(true),
  /**
   * Source of search results: an index that is built with the site, or a service; `false` turns search off.
   *
   * @example { mode: 'remote', apiUrl: 'https://search.example.com/api', searchIndexes: ['tea'] }
   */
  search: v.optional(search, { mode: 'local' }),
  /**
   * Settings for one language, which override those above.
   *
   * @example [{ lang: 'zh', outlineTitle: '本页目录' }]
   */
  locales: v.optional(v.array(themeLocale), []),
});

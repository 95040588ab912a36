import * as v from 'valibot';
import { CHECK_CODES, type CheckCode } from '../shared/check-codes.ts';
import { HEAD_TAG_EXAMPLE, type HeadTag, isHeadTag } from '../shared/head-tag.ts';
import type { PluginEntry } from './plugin.ts';
import { markdown } from './schema-markdown.ts';
import { csp, feed, feedName } from './schema-publish.ts';
import { themeConfig } from './schema-theme.ts';
import type { ViteSettings } from './vite-settings.ts';

/**
 * The configuration: types, defaults and docs in one place. Names follow SPEC part A section 3 and the
 * Rspress 1 configuration that authors know. Every object is strict, so a typing slip is told, not ignored.
 *
 * The doc comment of an option is its description: in editors, through the types, and in the handbook, which reads it
 * by `schema-docs.mjs`. `@type` names the type where the schema is a check in code, `@example` gives a value.
 */

export type { ConfigSidebarItem } from './schema-nav.ts';

const text = v.string();
const flag = (fallback: boolean) => v.optional(v.boolean(), fallback);

const locale = v.strictObject({
  /** Folder and URL prefix: `zh`. */
  lang: text,
  /** Name in its own language. */
  label: text,
  /** BCP 47 tag for `<html lang>`; `zh` becomes `zh-CN`, others stay as they are. */
  tag: v.exactOptional(text),
  /** Title of the site in this language. */
  title: v.exactOptional(text),
  /** Description of the site in this language. */
  description: v.exactOptional(text),
});

const base = v.pipe(
  text,
  v.check((value) => value.startsWith('/'), 'a path that starts with "/"'),
  v.transform((value) => (value.endsWith('/') ? value : `${value}/`)),
);

const checkSetting = v.union([
  v.boolean(),
  v.strictObject({
    /** Globs of files, and of what findings are about: a link, a title. */
    ignore: v.array(text),
  }),
]);

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

export const configSchema = v.strictObject({
  /** Folder of the pages, relative to the project. */
  root: v.optional(text, 'docs'),
  /**
   * Path the site is served under.
   *
   * @example '/docs/'
   */
  base: v.optional(base, '/'),
  /**
   * Origin of the published site. Without it, a build leaves out what needs absolute addresses: canonical links,
   * language alternates, link previews, the sitemap, feeds.
   *
   * @example 'https://docs.example.com'
   */
  siteOrigin: v.exactOptional(v.pipe(text, v.url('an absolute URL such as "https://example.com"'))),
  /** Folder of the built site, relative to the project. A build replaces it as a whole. */
  outDir: v.optional(text, 'dist'),
  /** Title of the site: in the navbar, unless there is a logo, and behind the title of each page. */
  title: v.optional(text, 'Documentation'),
  /** Description for pages that have none of their own. */
  description: v.optional(text, ''),
  /** Draw a picture for links to each page, where `siteOrigin` is set; front matter `image` wins. */
  cards: flag(true),
  /**
   * Tags for the head of every document; front matter has `head` as well. A script that is named here may run.
   *
   * @type [name: string, attributes?: Record<string, string | number | boolean>, content?: string][]
   * @example [['meta', { name: 'author', content: 'Ann' }]]
   */
  head: v.optional(v.array(v.custom<HeadTag>(isHeadTag, HEAD_TAG_EXAMPLE)), []),
  /**
   * Sources to add to the Content-Security-Policy of every document. Scripts of `head` are in it already. `false` for
   * no policy.
   *
   * @example { 'script-src': ['https://example.com'] }
   */
  csp: v.optional(csp, {}),
  /** Favicon, a path in the public folder or a URL; `/favicon.svg` when there is such a file. */
  icon: v.exactOptional(text),
  /**
   * Picture in the navbar, a path in the public folder or a URL; or one for each theme.
   *
   * @example { light: '/logo-light.svg', dark: '/logo-dark.svg' }
   */
  logo: v.exactOptional(
    v.union([
      text,
      v.strictObject({
        /** Picture for the light theme. */
        light: text,
        /** Picture for the dark theme. */
        dark: text,
      }),
    ]),
  ),
  /** Text beside the logo. */
  logoText: v.optional(text, ''),
  /** Default language: served at the root. Its folder is `docs/<lang>`; where there is none, `docs` itself. */
  lang: v.optional(text, 'en'),
  /**
   * Languages of the site. Without them, it has one, and its pages lie in `docs`.
   *
   * @example [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '简体中文' }]
   */
  locales: v.optional(v.array(locale), []),
  /**
   * Versions, each with its own folder above those of the languages: `docs/v1/en`.
   *
   * @example { default: 'v2', versions: ['v2', 'v1'] }
   */
  multiVersion: v.exactOptional(
    v.strictObject({
      /** The version that is served without a prefix. */
      default: text,
      /** Names of all versions, which are their folders, in the order of the menu. */
      versions: v.array(text),
    }),
  ),
  /**
   * Old addresses and where they lead now. Paths without base, with the prefix of their language; a target may be a
   * URL. A page may say the same of itself: `redirectFrom` in its front matter.
   *
   * @example { '/old': '/guide/new#part' }
   */
  redirects: v.optional(v.record(text, text), {}),
  /** How files become addresses. */
  route: v.optional(
    v.strictObject({
      /** Links without `.html`; `false` for hosts that need it. */
      cleanUrls: flag(true),
      /**
       * Globs, relative to the docs folder, of files that are not pages but may be imported.
       *
       * @example ['en/shared/**']
       */
      exclude: v.optional(v.array(text), []),
    }),
    {},
  ),
  /** How Markdown is read. */
  markdown: v.optional(markdown, {}),
  /**
   * What `lectern check` leaves out, by the name of a check: `false` turns it off, `ignore` leaves out files, or what
   * findings are about.
   *
   * @example { 'duplicate-title': false, orphan: { ignore: ['docs/old/**'] } }
   */
  check: v.optional(v.record(v.picklist(Object.keys(CHECK_CODES) as CheckCode[]), checkSetting), {}),
  /**
   * Feeds (RSS, Atom, JSON Feed) of folders whose pages have a `date`; they need `siteOrigin`.
   *
   * @example [{ folder: 'blog' }]
   */
  feeds: v.optional(
    v.pipe(
      v.array(feed),
      v.check(
        (feeds) => new Set(feeds.map(feedName)).size === feeds.length,
        'feeds with different names: give one of them another "name"',
      ),
    ),
    [],
  ),
  /** `intent` loads React at the reader's first move; `load` with the page. */
  hydrate: v.optional(v.picklist(['intent', 'load']), 'intent'),
  /**
   * Settings of Vite for theme, components and what pages import: aliases, plugins, `define`, CSS. Aliases hold for
   * Markdown that pages import, too. What Lectern sets itself is refused.
   *
   * @type UserConfig of Vite
   * @example { define: { __EDITION__: '"second"' } }
   */
  vite: v.optional(v.custom<ViteSettings>(isObject, 'an object with settings of Vite'), {}),
  /**
   * Keys of front matter that pages have besides Lectern's, and what their values are; `any` for every value.
   *
   * @example { author: 'text' }
   */
  frontmatter: v.optional(
    v.record(text, v.picklist(['text', 'boolean', 'number', 'date', 'list', 'any'])),
    {},
  ),
  /**
   * Plugins, in the order in which their hooks are called. Lists inside of the list are plugins, too; `false`, `null`
   * and `undefined` are skipped.
   *
   * @type (LecternPlugin | LecternPlugin[] | false | null | undefined)[]
   * @example [{ name: 'tea', theme: '/project/tea/theme.tsx' }]
   */
  plugins: v.optional(v.custom<readonly unknown[]>(Array.isArray, 'a list of plugins'), []),
  /** Settings of the theme. */
  themeConfig: v.optional(themeConfig, {}),
});

/** What a `lectern.config.ts` exports. */
export interface UserConfig extends Omit<v.InferInput<typeof configSchema>, 'plugins'> {
  /** Plugins, in the order in which their hooks are called. */
  plugins?: readonly PluginEntry[];
}
/** The same with every default filled in. */
export type ConfigValues = v.InferOutput<typeof configSchema>;

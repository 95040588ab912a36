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
  /** Name of the language in that language. */
  label: text,
  /** BCP 47 tag for `<html lang>`. Default: `zh-CN` for `zh`, otherwise `lang`. */
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
    /** Globs of files, or of subjects of findings such as a link or a title. */
    ignore: v.array(text),
  }),
]);

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

export const configSchema = v.strictObject({
  /** Folder of the pages, relative to the project. */
  root: v.optional(text, 'docs'),
  /**
   * Path under which the site is served.
   *
   * @example '/docs/'
   */
  base: v.optional(base, '/'),
  /**
   * Origin of the published site. Without it, a build writes nothing that needs absolute addresses: canonical links,
   * language alternates, link previews, the sitemap and feeds.
   *
   * @example 'https://docs.example.com'
   */
  siteOrigin: v.exactOptional(v.pipe(text, v.url('an absolute URL such as "https://example.com"'))),
  /** Output folder, relative to the project. Each build replaces the whole folder. */
  outDir: v.optional(text, 'dist'),
  /** Title of the site. It is shown in the navbar if there is no logo, and after the title of each page. */
  title: v.optional(text, 'Documentation'),
  /** Default description of pages. */
  description: v.optional(text, ''),
  /**
   * Whether to draw a link preview image for each page. It needs `siteOrigin`. `image` in the front matter takes
   * precedence.
   */
  cards: flag(true),
  /**
   * Tags for the head of every document; front matter has `head` as well. A tag replaces the one that Lectern writes
   * for the same purpose, such as `viewport`. Scripts that are listed here are allowed to run.
   *
   * @type [name: string, attributes?: Record<string, string | number | boolean>, content?: string][]
   * @example [['meta', { name: 'author', content: 'Ann' }]]
   */
  head: v.optional(v.array(v.custom<HeadTag>(isHeadTag, HEAD_TAG_EXAMPLE)), []),
  /**
   * Sources to add to the Content-Security-Policy of every document. Scripts in `head` are already allowed. `false`
   * turns the policy off.
   *
   * @example { 'script-src': ['https://example.com'] }
   */
  csp: v.optional(csp, {}),
  /** Favicon: a path in the public folder or a URL. Default: `/favicon.svg` if the file exists. */
  icon: v.exactOptional(text),
  /**
   * Logo in the navbar: a path in the public folder or a URL, or one for each theme.
   *
   * @example { light: '/logo-light.svg', dark: '/logo-dark.svg' }
   */
  logo: v.exactOptional(
    v.union([
      text,
      v.strictObject({
        /** Image for the light theme. */
        light: text,
        /** Image for the dark theme. */
        dark: text,
      }),
    ]),
  ),
  /** Text next to the logo. */
  logoText: v.optional(text, ''),
  /** Default language, served at the root. Its folder is `docs/<lang>`, or `docs` if that folder does not exist. */
  lang: v.optional(text, 'en'),
  /**
   * Languages of the site. Without this option, the site has one language, and its pages are in `docs`.
   *
   * @example [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '简体中文' }]
   */
  locales: v.optional(v.array(locale), []),
  /**
   * Versions of the documentation. Each has a folder that contains the language folders: `docs/v1/en`.
   *
   * @example { default: 'v2', versions: ['v2', 'v1'] }
   */
  multiVersion: v.exactOptional(
    v.strictObject({
      /** The version that is served without a prefix. */
      default: text,
      /** Names of all versions in the order of the menu. Each is also the name of the folder. */
      versions: v.array(text),
    }),
  ),
  /**
   * Redirects from old addresses to new ones. Paths include the language prefix but not the base; a target may be a
   * URL. A page can also list its old addresses in `redirectFrom` in its front matter.
   *
   * @example { '/old': '/guide/new#part' }
   */
  redirects: v.optional(v.record(text, text), {}),
  /** Settings for how file paths become addresses. */
  route: v.optional(
    v.strictObject({
      /** Whether links to pages omit `.html`. Set it to `false` for hosts that need the extension. */
      cleanUrls: flag(true),
      /**
       * Globs, relative to the docs folder, of files that are not pages. They can still be imported.
       *
       * @example ['en/shared/**']
       */
      exclude: v.optional(v.array(text), []),
    }),
    {},
  ),
  /** Settings of Markdown. */
  markdown: v.optional(markdown, {}),
  /**
   * Settings of `lectern check` by the name of a check: `false` turns the check off, `ignore` excludes files or
   * subjects of findings.
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
  /** When React is loaded: `intent` at the reader's first interaction, `load` with the page. */
  hydrate: v.optional(v.picklist(['intent', 'load']), 'intent'),
  /**
   * Settings of Vite for the theme, components and modules that pages import: aliases, plugins, `define`, CSS.
   * Aliases also apply to imported Markdown. Settings that Lectern controls are an error.
   *
   * @type UserConfig of Vite
   * @example { define: { __EDITION__: '"second"' } }
   */
  vite: v.optional(v.custom<ViteSettings>(isObject, 'an object with settings of Vite'), {}),
  /**
   * Additional keys of front matter and the types of their values; `any` accepts every value.
   *
   * @example { author: 'text' }
   */
  frontmatter: v.optional(
    v.record(text, v.picklist(['text', 'boolean', 'number', 'date', 'list', 'any'])),
    {},
  ),
  /**
   * Plugins, in the order in which their hooks are called. The list may contain nested lists; `false`, `null` and
   * `undefined` are skipped.
   *
   * @type (LecternPlugin | LecternPlugin[] | false | null | undefined)[]
   * @example [{ name: 'tea', theme: '/project/tea/theme.tsx' }]
   */
  plugins: v.optional(v.custom<readonly unknown[]>(Array.isArray, 'a list of plugins'), []),
  /** Settings of the theme. */
  themeConfig: v.optional(themeConfig, {}),
});

/** Configuration that `lectern.config.ts` exports. */
export interface UserConfig extends Omit<v.InferInput<typeof configSchema>, 'plugins'> {
  /** Plugins, in the order in which their hooks are called. */
  plugins?: readonly PluginEntry[];
}
/** The configuration with every default filled in. */
export type ConfigValues = v.InferOutput<typeof configSchema>;

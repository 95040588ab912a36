import { fileURLToPath } from 'node:url';
import { DocsError, type HeadTag, type LecternPlugin, type PluginOutput, type UserConfig } from 'lectern';
import { hrefsOf, type Inline, readInline } from './inline.ts';
import {
  type Announcement,
  assertAnnouncement,
  buildTime,
  isShown,
  type Localized,
  mistake,
} from './options.ts';
import { WORDS } from './words.ts';

/** Data for the component. */
export interface Shown {
  id: string;
  isClosable: boolean;
  /** Texts by language; the key `''` is for all languages. */
  texts: Record<string, Inline[]>;
  /** Words of the plugin. `own` contains the words of the site by language. */
  words: typeof WORDS;
  own: NonNullable<Announcement['words']>;
}

/**
 * Shows a bar above the navbar.
 *
 * @param announcements one announcement, or several; the first one whose dates include the time of the build is shown
 * @throws DocsError for an announcement that cannot be shown
 */
export function announcement(announcements: Announcement | readonly Announcement[]): LecternPlugin {
  const all = [announcements].flat();
  for (const given of all) assertAnnouncement(given);
  const texts = all.map(textsOf);
  const now = buildTime();
  const index = all.findIndex((given) => isShown(given, now));
  const [current, currentTexts] = [all[index], texts[index]];
  const name = 'announcement';
  // Without an announcement, only the front matter key is added to the site.
  if (!current || !currentTexts) return { name, config: withKey };
  const { id, closable: isClosable = true, words: own = {} } = current;
  const shown: Shown = { id, isClosable, texts: currentTexts, words: WORDS, own };
  return {
    name,
    theme: fileURLToPath(new URL('../theme/index.tsx', import.meta.url)),
    vite: { define: { __LECTERN_ANNOUNCEMENT__: JSON.stringify(shown) } },
    config(config) {
      const next = withKey(config);
      return isClosable ? { ...next, head: [...(next.head ?? []), headScript(id)] } : next;
    },
    files(output) {
      assertLinks(shown, output);
      return [];
    },
  };
}

function withKey(config: Readonly<UserConfig>): UserConfig {
  return { ...config, frontmatter: { announcement: 'boolean', ...config.frontmatter } };
}

/**
 * Returns a script that hides a closed bar before anything is painted. Blocked storage throws an error, which is
 * ignored.
 */
function headScript(id: string): HeadTag {
  const key = JSON.stringify(`announcement-${id}`);
  return [
    'script',
    {},
    `try{if(localStorage.getItem(${key}))document.documentElement.dataset.announcement="closed"}catch{}`,
  ];
}

/** Returns the text in each language, with the link around it. */
function textsOf({ id, text, link }: Announcement): Record<string, Inline[]> {
  const entries = Object.entries(byLanguage(text)).map(([lang, line]): [string, Inline[]] => {
    const nodes = readInline(line, id);
    const href = link && (byLanguage(link)[lang] ?? Object.values(byLanguage(link))[0]);
    if (!href) return [lang, nodes];
    if (hrefsOf(nodes).length === 0) return [lang, [{ tag: 'a', href, children: nodes }]];
    throw mistake(
      `The text of the announcement "${id}" has a link, and is one as a whole.`,
      'Leave out "link", or the link in the text.',
    );
  });
  return Object.fromEntries(entries);
}

function byLanguage(text: Localized): Readonly<Record<string, string>> {
  return typeof text === 'string' ? { '': text } : text;
}

/** Checks the links. Lectern checks links on pages, but these are on no page. */
function assertLinks({ id, texts }: Shown, { pages }: PluginOutput): void {
  const paths = new Set(pages.map(({ path }) => path.replace(/\/$/, '')));
  for (const href of Object.values(texts).flatMap(hrefsOf)) {
    const [path = ''] = href.split(/[?#]/);
    // Files of the public folder have an extension.
    if (!path.startsWith('/') || /\.\w+$/.test(path) || paths.has(path.replace(/\/$/, ''))) continue;
    throw new DocsError(`The announcement "${id}" links to ${href}, but there is no such page.`, {
      hint: 'Links go to the path of a page, without the prefix of a language: "/blog/v2".',
    });
  }
}

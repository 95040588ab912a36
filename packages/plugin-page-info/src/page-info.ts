import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  htmlLine,
  type LecternPlugin,
  type LocaleInfo,
  type MarkdownFile,
  type MarkdownPlugins,
  type PageChange,
  type PluginPageData,
  type UserConfig,
} from 'lectern';
import { readContributors } from './contributors.ts';
import { type PageInfo, type PageInfoOptions, type Person, withDefaults } from './options.ts';
import { counted, minutesOf, type Total, timeLine } from './reading-time.ts';
import { isArticle, tagLinks, tagPages, tagsOf } from './tags.ts';
import { wordsFor } from './words.ts';

const { version }: { version: string } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);

/**
 * Adds information about a page: the time to read it, its authors, and its topics.
 *
 * @throws DocsError for an option that cannot work
 */
export function pageInfo(options: PageInfoOptions = {}): LecternPlugin {
  const info = withDefaults(options);
  let editions: readonly Readonly<LocaleInfo>[] = [];
  let people: Promise<Map<string, Person[]>> | undefined;
  let contributors = new Map<string, Person[]>();
  let lists = new Set<string>();
  const markdown = createMarkdown(info);
  return {
    name: 'page-info',
    version,
    theme: fileURLToPath(new URL('../theme/index.tsx', import.meta.url)),
    config,
    async pages(site) {
      editions = site.editions;
      const pages = editions.flatMap((edition) => tagPages(site, edition, info));
      lists = new Set(pages.map(({ path }) => path));
      // Read once, not after each edit in development.
      if (info.contributors) people ??= readContributors(site.docsDir, info.contributors);
      contributors = (await people) ?? contributors;
      return pages;
    },
    markdown,
    page(page) {
      // Lists have no order.
      if (lists.has(page.route.filePath)) return { prev: null, next: null };
      const edition = editions.find((own) => own.edition === page.route.edition);
      if (!edition || page.route.plugin) return undefined;
      return changes(page, edition, { info, contributors });
    },
  };
}

function config(written: Readonly<UserConfig>): UserConfig {
  const keys = { tags: 'list', readingTime: 'boolean', contributors: 'boolean' } as const;
  return { ...written, frontmatter: { ...keys, ...written.frontmatter } };
}

function createMarkdown(info: PageInfo): (file: MarkdownFile) => MarkdownPlugins | undefined {
  // Total of the page that is being compiled. Its fragments are added to it.
  let total: Total | null = null;
  return (file) => {
    if (file.isFragment) return total ? counted(file, total) : undefined;
    total = null;
    // Pages of plugins are lists, and have no file.
    if (!isArticle(file.frontmatter) || !existsSync(file.file)) return undefined;
    const tags = info.tags ? tagsOf(file, file.locale, info.tags) : [];
    const links = info.tags && tags.length > 0 ? (tagLinks(file, tags, info.tags) ?? []) : [];
    const { readingTime } = info;
    if (!readingTime || file.frontmatter.readingTime === false) return { mdast: links };
    const sum: Total = { text: { words: 0, characters: 0 }, code: { words: 0, characters: 0 } };
    total = sum;
    const line = timeLine(() => shownTime(minutesOf(sum, readingTime), file.locale, info));
    return { ...counted(file, sum), ...line, mdast: [...(line.mdast ?? []), ...links] };
  };
}

function shownTime(minutes: number, locale: Readonly<LocaleInfo>, { words }: PageInfo): string {
  if (minutes === 0) return '';
  const format = new Intl.NumberFormat(locale.tag, { style: 'unit', unit: 'minute', unitDisplay: 'short' });
  const text = wordsFor(locale, words).readingTime.replace('{time}', () => format.format(minutes));
  return htmlLine(text);
}

function changes(
  { route, frontmatter }: PluginPageData,
  edition: Readonly<LocaleInfo>,
  { info, contributors }: { info: PageInfo; contributors: ReadonlyMap<string, Person[]> },
): PageChange {
  const path = route.source?.filePath ?? route.filePath;
  const tags = info.tags ? tagsOf({ path, frontmatter }, edition, info.tags) : [];
  const people =
    info.contributors && frontmatter.contributors !== false ? (contributors.get(path) ?? []) : [];
  const { profiles = {} } = info.contributors ?? {};
  const profileOf = (person: Person) =>
    typeof profiles === 'function' ? profiles(person) : profiles[person.name];
  return {
    frontmatter: {
      ...(tags.length > 0 && { keywords: [...new Set([...(frontmatter.keywords ?? []), ...tags])] }),
      ...(people.length > 0 && {
        contributors: {
          label: wordsFor(edition, info.words).contributors,
          people: people.map((person) => {
            const url = profileOf(person);
            return { name: person.name, ...(url && { url }) };
          }),
        },
      }),
    },
  };
}

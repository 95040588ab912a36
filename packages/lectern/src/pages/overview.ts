import GithubSlugger from 'github-slugger';
import type { Frontmatter } from '../shared/frontmatter.ts';
import type { OverviewGroup, OverviewPage, SidebarItem, TocItem } from '../shared/types.ts';

interface OverviewMeta {
  title: string;
  toc: readonly TocItem[];
  /** `overviewHeaders`: levels of the page's headings that overviews list. */
  frontmatter?: Pick<Frontmatter, 'overviewHeaders'>;
}

export interface OverviewOptions {
  /** Route path of the overview page. The overview covers its folder. */
  path: string;
  sidebar: readonly SidebarItem[];
  /** Route paths of all pages in the language. */
  paths: readonly string[];
  pageOf(path: string): OverviewMeta | undefined;
  /** Name of the group for pages that are in no group of the sidebar. */
  others: string;
}

/**
 * Returns an index of the pages below an overview page (SPEC 2.2): the groups of the sidebar, each with its pages and
 * their headings. The headings are those of level 2, unless the overview or the page sets other levels. The remaining
 * pages under the path form a last group.
 */
export function overviewGroups(options: OverviewOptions): OverviewGroup[] {
  const { path, sidebar, paths, pageOf, others } = options;
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const left = new Set(paths.filter((other) => other.startsWith(folder) && other !== path));
  const slugger = new GithubSlugger();
  const groups: OverviewGroup[] = [];
  const levels = pageOf(path)?.frontmatter?.overviewHeaders ?? [2];

  const addGroup = (text: string, links: readonly { text: string; link: string }[]) => {
    const pages = links.filter(({ link }) => left.delete(link)).map((entry) => toPage(entry, pageOf, levels));
    if (pages.length > 0) groups.push({ text, id: slugger.slug(text) || 'group', pages });
  };

  for (const item of sidebar) if (item.type === 'group') addGroup(item.text, linksOf(item));
  const titled = (link: string) => ({ text: pageOf(link)?.title || link, link });
  // First, pages in the order of the sidebar. Then pages that the sidebar does not list.
  const single = sidebar.flatMap((item) => (item.type === 'link' ? [item] : []));
  addGroup(others, [...single, ...[...left].map(titled)]);
  // If the last group is the only one, it needs no name.
  const [only, ...more] = groups;
  if (only?.text === others && more.length === 0) only.text = '';
  return withoutCommonHeadings(groups);
}

/** Returns the ids in the HTML of an overview. */
export function idsOf(groups: readonly OverviewGroup[] | null): string[] {
  return (groups ?? []).flatMap(({ text, id }) => (text ? [id] : []));
}

/** Minimum number of pages for which common headings are left out. In fewer pages, they are a coincidence. */
const MANY_PAGES = 8;

/** Leaves out headings that most pages have, such as "Related pages": they do not distinguish the pages. */
function withoutCommonHeadings(groups: OverviewGroup[]): OverviewGroup[] {
  const pages = groups.flatMap((group) => group.pages);
  if (pages.length < MANY_PAGES) return groups;
  const counts = new Map<string, number>();
  for (const { id } of pages.flatMap(({ headings }) => headings)) counts.set(id, (counts.get(id) ?? 0) + 1);
  const isOwn = ({ id }: { id: string }) => (counts.get(id) ?? 0) <= pages.length / 2;
  return groups.map((group) => ({
    ...group,
    pages: group.pages.map((page) => ({ ...page, headings: page.headings.filter(isOwn) })),
  }));
}

/** Returns all links of an entry. The link of a group itself is first. */
function linksOf(item: SidebarItem): { text: string; link: string }[] {
  if (item.type === 'link') return [item];
  if (item.type !== 'group') return [];
  const own = item.link ? [{ text: item.text, link: item.link }] : [];
  return [...own, ...item.items.flatMap(linksOf)];
}

function toPage(
  { text, link }: { text: string; link: string },
  pageOf: OverviewOptions['pageOf'],
  levels: readonly number[],
): OverviewPage {
  const { title, toc = [], frontmatter } = pageOf(link) ?? {};
  const listed = frontmatter?.overviewHeaders ?? levels;
  return {
    // The overview needs the whole title. In the sidebar, the name of the group is above the text.
    text: title || text,
    link,
    headings: toc
      .filter(({ depth }) => listed.includes(depth))
      .map((heading) => ({ text: heading.text, id: heading.id })),
  };
}

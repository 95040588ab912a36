import { sourceName } from '../../pages/source-name.ts';
import type { Route } from '../../shared/types.ts';
import type { CheckContext } from '../context.ts';
import type { Finding } from '../finding.ts';
import { firstPlaceOf } from '../front-matter-place.ts';

/**
 * Finds pages of one language that readers cannot distinguish in search results: the same title in the same section, or
 * the same description. Only explicit descriptions count. Those from the first paragraph belong to the page itself.
 */
export function duplicates(context: CheckContext): Finding[] {
  const { metas } = context.site;
  return [
    ...findSame(context, 'duplicate-title', (route) => {
      const section = route.path.slice(0, route.path.lastIndexOf('/', route.path.length - 2) + 1);
      const title = metas.get(route.path)?.title;
      return title ? [title, section] : undefined;
    }),
    ...findSame(context, 'duplicate-description', ({ path }) => {
      const description = metas.get(path)?.frontmatter.description;
      return description ? [description, ''] : undefined;
    }),
  ];
}

function findSame(
  { site, own, textOf }: CheckContext,
  code: 'duplicate-title' | 'duplicate-description',
  textAt: (route: Route) => [text: string, group: string] | undefined,
): Finding[] {
  const key = code === 'duplicate-title' ? 'title' : 'description';
  const first = new Map<string, Route>();
  return own.flatMap((route): Finding[] => {
    const meta = site.metas.get(route.path);
    const found = textAt(route);
    if (!meta || meta.isNotice || meta.frontmatter.unlisted || !found) return [];
    const [text, group] = found;
    const name = [route.edition, group, text.trim().toLowerCase()].join('\0');
    const other = first.get(name);
    if (!other) {
      first.set(name, route);
      return [];
    }
    const what = key === 'title' ? `title "${text}"` : 'description';
    return [
      {
        code,
        level: 'warning',
        where: `${sourceName(route, site.config)}${firstPlaceOf(textOf(route)?.yaml ?? null, key)}`,
        message: `The page has the same ${what} as ${sourceName(other, site.config)}.`,
        hint: `Readers see it in search results: write a ${key} that tells them apart.`,
        subject: text,
      },
    ];
  });
}

import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { DocsError, DocsErrors, nearest } from '../shared/error.ts';
import type { ConfigValues } from './schema.ts';
import { SOCIAL_ICONS } from './social-icons.ts';

type Links = ConfigValues['themeConfig']['socialLinks'];

/**
 * Replaces icon names in social links with SVG from the package simple-icons, if the project has it. Lectern's own
 * icons and SVG stay as they are. Only the icons in use are read.
 *
 * @param file the config file as shown in messages
 * @param root absolute folder of the project
 * @throws DocsErrors for names that neither Lectern nor the package has
 */
export function withSimpleIcons(links: Links, file: string, root: string): Links {
  const errors: DocsError[] = [];
  const found = links.map((link, index) => {
    const { icon } = link;
    if (typeof icon !== 'string' || (SOCIAL_ICONS as readonly string[]).includes(icon)) return link;
    const mark = readMark(icon, root);
    if (typeof mark === 'object') return { ...link, icon: mark };
    const message = `themeConfig.socialLinks[${index}].icon is "${icon}", and there is no such mark.`;
    errors.push(new DocsError(message, { where: file, hint: mark }));
    return link;
  });
  if (errors.length > 0) throw new DocsErrors('The config names social icons that are not there:', errors);
  return found;
}

/** Reads an icon of simple-icons with its name, or returns a hint if there is none. */
function readMark(slug: string, root: string): { svg: string; name: string } | string {
  const { resolve } = createRequire(join(root, 'package.json'));
  let folder: string;
  try {
    folder = dirname(resolve('simple-icons/icons/github.svg'));
  } catch {
    const near = nearest(slug, SOCIAL_ICONS);
    const own = near ? `Did you mean "${near}"?` : `Lectern has ${SOCIAL_ICONS.join(', ')}.`;
    return `${own} For the names of simpleicons.org: npm i -D simple-icons.`;
  }
  const names = readdirSync(folder).map((name) => name.replace(/\.svg$/, ''));
  if (!names.includes(slug)) {
    const near = nearest(slug, [...SOCIAL_ICONS, ...names]);
    return near
      ? `Did you mean "${near}"?`
      : 'simpleicons.org lists the names; or use { svg: "<svg>…</svg>" }.';
  }
  const source = readFileSync(join(folder, `${slug}.svg`), 'utf8');
  const [, name = slug] = /<title>([^<]*)<\/title>/.exec(source) ?? [];
  const [, path = ''] = /<path d="([^"]*)"/.exec(source) ?? [];
  return { name, svg: `<svg viewBox="0 0 24 24"><path fill="currentcolor" d="${path}"/></svg>` };
}

import { posix } from 'node:path';
import { bodyOf, heroOfSite } from '../home.ts';
import { declareKeys } from '../keys.ts';
import { type Page, readPage, writtenPage } from '../page.ts';
import { textAt, theirSettings } from '../their-config.ts';
import type { Draft, Move } from '../types.ts';
import { withAdditional } from './additional.ts';
import { vitepressConfig } from './config.ts';
import { hideVue, vitepressPage } from './pages.ts';
import { scriptValues } from './script.ts';
import { themeComponents } from './site-components.ts';

/** Migrates a VitePress site. Its pages are Markdown with Vue code, which does not run here. */
export async function moveVitepress(move: Move): Promise<Draft> {
  const { files, report, found } = move;
  const own = await theirSettings(move);
  const base =
    posix
      .dirname(found.configFile ?? 'docs/.vitepress/config.ts')
      .replace(/\/?\.vitepress(?:\/config)?$/, '') || '.';
  const src = posix.join(base, textAt(own.data, 'srcDir') ?? '.');
  const config = vitepressConfig({ ...own, data: await withAdditional(own.data, src, move) }, base);
  const root = config.root ?? 'docs';
  const draft: Draft = { config, aliases: {} };
  const pages: Page[] = [];
  const site = { src: root, components: await themeComponents(base, root, files) };
  for (const file of files.list(root === '.' ? '' : root, /\.md$/)) {
    const inside = root === '.' ? file : file.slice(root.length + 1);
    if (/^public\/|^\.|\/\./.test(inside)) continue;
    try {
      const source = withUsualIds(files.read(file), own.data);
      const page = readPage(file, source, 'md', hideVue);
      const hero = isDrawnHome(page, inside) ? heroOfSite(inside, config) : null;
      vitepressPage(page, { report, src: root, values: await scriptValues(source, file, files, site), hero });
      files.write(file, writtenPage(page));
      pages.push(page);
    } catch (error) {
      report.add('unread', file, (error as Error).message);
    }
    if (/\[[^\]]+\]\.md$/.test(file)) {
      report.add(
        'content',
        file,
        'Pages of a dynamic route: a plugin of your own can make them, see "Plugins" in the handbook.',
      );
    }
  }
  declareKeys(pages, draft);
  if (
    files.list(posix.join(base, '.vitepress/theme')).length > 0 ||
    files.exists(posix.join(base, '.vitepress/theme/index.ts'))
  ) {
    report.add(
      'theme',
      posix.join(base, '.vitepress/theme'),
      'Components and styles of Vue: write what you need in theme/index.tsx, see "Theming" in the handbook.',
    );
  }
  return draft;
}

/** Puts heading ids between `{` and `}` if the config uses other delimiters: `## Title %{#id}%`. */
function withUsualIds(source: string, data: unknown): string {
  const [left, right] = [
    textAt(data, 'markdown.attrs.leftDelimiter'),
    textAt(data, 'markdown.attrs.rightDelimiter'),
  ];
  if (!left || !right) return source;
  return source.replace(/^(#{1,6}[ \t].*)$/gm, (line) => {
    const at = line.lastIndexOf(left);
    const id = line.slice(at + left.length).trimEnd();
    if (at === -1 || !/^#[^\s{}]+/.test(id) || !id.endsWith(right)) return line;
    return `${line.slice(0, at)}{${id.slice(0, -right.length)}}`;
  });
}

/** Checks for a home page that consists only of components of the theme. */
function isDrawnHome({ source, front }: Page, file: string): boolean {
  const { layout, hero, features } = front.data;
  if (layout !== 'home' || hero !== undefined || features !== undefined) return false;
  const body = bodyOf(source).replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
  return /^(?:[\w-]+\/)?index\.md$/.test(file) && /^\s*(?:<[A-Z]\w*\s*\/>\s*)+$/.test(body);
}

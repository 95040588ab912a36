import { dirname, join, relative } from 'node:path';
import type { Call } from '../config/stubs.ts';
import { fillHome } from '../home.ts';
import { moduleNames } from '../imports.ts';
import { declareKeys } from '../keys.ts';
import { fitComponents } from '../own-components.ts';
import { readPage, writtenPage } from '../page.ts';
import { createRunnable } from '../runnable.ts';
import { textAt, theirSettings } from '../their-config.ts';
import type { Draft, Move } from '../types.ts';
import { BROWSER_NAMES, writeCompat } from './compat.ts';
import { projectPath, rspressConfig } from './config.ts';
import { writeLabels } from './labels.ts';
import { ENGINE, ofRspress, rspressPage } from './pages.ts';
import { setThemeAside } from './theme.ts';

/** Migrates a site of Rspress 1 or 2, whose conventions are closest to those of Lectern. */
export async function moveRspress(move: Move): Promise<Draft> {
  const { files, report } = move;
  const settings = await theirSettings(move, pickDoc);
  const draft = rspressConfig(move, settings);
  const docs = draft.config.root ?? 'docs';
  const theme = dirname(docs) === '.' ? 'theme' : join(dirname(docs), 'theme');
  // In Rspress the alias refers to the folder. In Lectern `@theme` refers to the theme only, without subpaths.
  const themeAlias = { '@theme/': `${theme}/` };
  const runnable = createRunnable({
    root: files.root,
    aliases: Object.fromEntries(
      Object.entries({ ...themeAlias, ...draft.aliases }).map(([name, path]) => [
        name,
        join(files.root, path),
      ]),
    ),
    ofEngine: ofRspress,
    enginePackages: ENGINE,
  });
  const used = new Set<string>();
  const pages = files.list(docs, /\.mdx?$/).flatMap((file) => {
    if (file.startsWith(`${docs}/public/`)) return [];
    const source = files.read(file);
    try {
      const page = readPage(file, source);
      for (const own of rspressPage(page, runnable, report, files.absolute(file))) used.add(own);
      if (fillHome(page, relative(docs, file), draft)) {
        report.add(
          'theme',
          file,
          'Your theme drew this page. The title and the description of the site are there now.',
        );
      }
      files.write(file, writtenPage(page));
      return [page];
    } catch (error) {
      report.add('unread', file, (error as Error).message);
      return [];
    }
  });
  const words = projectPath(textAt(settings.data, 'i18nSourcePath') ?? 'i18n.json', files.root);
  writeLabels(move, docs, words, draft.config.lang ?? 'en');
  draft.aliases = { ...themeParts([...used], theme, move), ...draft.aliases };
  writeCompat(move, draft, used, runnable.needed);
  fitComponents(move, used, BROWSER_NAMES);
  declareKeys(pages, draft);
  setThemeAside(move, theme);
  return draft;
}

/**
 * Returns an alias for each imported part of the theme folder. A single alias would also match Lectern's own `@theme`.
 */
function themeParts(used: readonly string[], theme: string, { files }: Move): Record<string, string> {
  const code = used.filter((file) => /\.[cm]?[jt]sx?$/.test(file));
  const parts = code.flatMap((file) =>
    moduleNames(files.read(relative(files.root, file)), file).imports.flatMap(
      ({ specifier }) => /^@theme\/([^/?]+)/.exec(specifier)?.[1] ?? [],
    ),
  );
  return Object.fromEntries(parts.map((part) => [`@theme/${part}`, `${theme}/${part}`]));
}

/** Returns the config: in `rstack.config.ts` it is the argument of `define.doc`. */
function pickDoc(value: unknown, calls: readonly Call[]): unknown {
  const call = calls.find(({ pkg, name }) => pkg === 'rstack' && name === 'define.doc');
  const [config] = call?.args ?? [value];
  return typeof config === 'function' ? config() : config;
}

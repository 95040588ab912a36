import { join } from 'node:path';
import { AstroComponents } from '../astro/components.ts';
import type { Call } from '../config/stubs.ts';
import { plainData } from '../config/stubs.ts';
import { declareKeys } from '../keys.ts';
import { fitComponents } from '../own-components.ts';
import { readPage } from '../page.ts';
import { createRunnable } from '../runnable.ts';
import { isRecord, theirSettings } from '../their-config.ts';
import { tsconfigAliases } from '../tsconfig.ts';
import type { Draft, Move } from '../types.ts';
import { languagesOf, starlightConfig, tellOfOthers } from './config.ts';
import { StarIcons } from './icons.ts';
import { ENGINE, starlightPage } from './pages.ts';
import { renameToSlugs } from './rename.ts';
import { starPages } from './tree.ts';

const ROOT = 'src/content/docs';

/**
 * Migrates a Starlight site. Its components have counterparts. Astro components of the site are translated if possible.
 */
export async function moveStarlight(move: Move): Promise<Draft> {
  const { files, report } = move;
  let given: readonly Call[] = [];
  const settings = await theirSettings(move, (value, calls) => {
    given = calls;
    return value;
  });
  const call = given.find(({ pkg }) => pkg === '@astrojs/starlight');
  const data = plainData(call?.args[0] ?? {}, () => {});
  const star = isRecord(data) ? data : {};
  const folders = languagesOf(star).flatMap(({ folder }) => (folder ? [folder] : []));
  const pages = starPages(files, ROOT, folders);
  const parts = { settings, star, root: ROOT, pages, files };
  // Done before files are moved, since pictures are looked up at their old paths.
  const config = starlightConfig(parts);
  tellOfOthers(parts);
  const aliases = { '~': 'src', ...tsconfigAliases(files) };
  const { components, runnable } = ownCode(move, aliases);
  const used = new Set<string>();
  const icons = new StarIcons(files.root);
  const draft: Draft = { config, aliases: {} };
  const read = files.list(ROOT, /\.mdx?$/).flatMap((file) => {
    if (file.startsWith(`${ROOT}/public/`)) return [];
    try {
      const page = readPage(file, files.read(file));
      const text = starlightPage(page, { files, root: ROOT, runnable, report, components, used, icons });
      files.write(file, text);
      for (const [name, path] of Object.entries(aliases))
        if (text.includes(`${name}/`) && files.exists(path)) draft.aliases[name] = path;
      return [page];
    } catch (error) {
      report.add('unread', file, (error as Error).message);
      return [];
    }
  });
  const others = components.write([...used].filter((file) => file.endsWith('.astro')));
  fitComponents(move, new Set([...used, ...others].filter((file) => !file.endsWith('.astro'))));
  icons.write(files, report);
  for (const file of files.list(ROOT, /\.mdoc$/)) report.add('content', file, 'Markdoc: write it in MDX.');
  declareKeys(read, draft);
  renameToSlugs(files, ROOT, folders);
  if (files.list('public').length > 0) files.move('public', `${ROOT}/public`);
  return draft;
}

/** Handles the project's own components. Their dependencies are resolved through their imports. */
function ownCode({ files, report }: Move, aliases: Record<string, string>) {
  const components = new AstroComponents(files, report);
  const runnable = createRunnable({
    root: files.root,
    aliases: Object.fromEntries(
      Object.entries(aliases).map(([name, path]) => [name, join(files.root, path)]),
    ),
    ofEngine: (specifier) => (ENGINE.test(specifier) ? `needs ${specifier}` : undefined),
    enginePackages: ENGINE,
    ofAstro: components.reason,
  });
  components.runnable = runnable;
  return { components, runnable };
}

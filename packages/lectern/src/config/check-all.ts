import { existsSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { DocsError, isDocsError, isDocsErrors } from '../shared/error.ts';
import { cacheDirOf } from './cache-dir.ts';
import { checkConfig } from './check.ts';
import { localeInfos } from './locales.ts';
import { mistakesIn } from './mistakes.ts';
import type { ConfigValues } from './schema.ts';
import { withSimpleIcons } from './simple-icons.ts';
import { checkSiteImages } from './site-images.ts';
import { type ConfigStage, inWhoseName } from './stages.ts';
import { checkViteSettings } from './vite-settings.ts';

/**
 * Checks the whole config in the state that the last plugin leaves it in.
 *
 * @param root absolute project folder
 * @param file the config file as shown in messages
 * @throws DocsErrors with all errors together, each with the name of the plugin that caused it
 */
export function checkStages(stages: readonly ConfigStage[], root: string, file: string) {
  const mistakesOf = ({ config }: ConfigStage) => {
    try {
      checkAll(config, root, file);
      return [];
    } catch (error) {
      return isDocsErrors(error) ? error.errors : isDocsError(error) ? [error] : [];
    }
  };
  try {
    return checkAll(stages.at(-1)?.config, root, file);
  } catch (error) {
    throw inWhoseName(error, stages, mistakesOf);
  }
}

/**
 * Checks a whole config, so that all its errors are reported together.
 *
 * @param file the config file as shown in messages
 * @throws DocsErrors with all of them
 */
function checkAll(written: unknown, root: string, file: string) {
  const thrown: unknown[] = [];
  const noted = <T>(check: () => T): T | undefined => {
    try {
      return check();
    } catch (error) {
      thrown.push(error);
      return undefined;
    }
  };
  const values = noted(() => checkConfig(written, file));
  const given = values ?? plainValues(written);
  noted(() => checkViteSettings(given.vite, file));
  const paths = noted(() => resolvePaths(given, root));
  const locales = values && noted(() => localeInfos(values, file));
  if (values && paths) {
    const { publicDir } = paths;
    noted(() => checkSiteImages(values, { file, publicDir, displayDir: relative(root, publicDir) }));
  }
  const socialLinks = values && noted(() => withSimpleIcons(values.themeConfig.socialLinks, file, root));
  if (values && paths && locales && socialLinks && thrown.length === 0) {
    const themeConfig = { ...values.themeConfig, socialLinks };
    return { values: { ...values, themeConfig }, paths, locales };
  }
  const errors = thrown.flatMap((error) =>
    isDocsErrors(error) ? error.errors : isDocsError(error) ? error : [],
  );
  // A bug is not an error of the config.
  throw thrown.length === 1 ? thrown[0] : mistakesIn(file, errors);
}

/** Returns the values that can be checked even if the config has errors. */
function plainValues(written: unknown): Pick<ConfigValues, 'root' | 'outDir' | 'vite'> {
  const { root, outDir, vite } = (written ?? {}) as Record<string, unknown>;
  return {
    root: typeof root === 'string' ? root : 'docs',
    outDir: typeof outDir === 'string' ? outDir : 'dist',
    vite: typeof vite === 'object' && vite !== null ? vite : {},
  };
}

function resolvePaths(values: Pick<ConfigValues, 'root' | 'outDir'>, project: string) {
  const docsDir = resolve(project, values.root);
  if (!existsSync(docsDir) || !statSync(docsDir).isDirectory()) {
    throw new DocsError(`The docs folder "${values.root}" does not exist.`, {
      where: project,
      hint: 'Create it, or set "root" in lectern.config.ts to the folder of your Markdown files.',
    });
  }
  const outDir = resolve(project, values.outDir);
  for (const [folder, what] of [
    [project, 'the project itself'],
    [docsDir, 'the docs folder'],
  ] as const) {
    if (`${folder}${sep}`.startsWith(`${outDir}${sep}`)) {
      throw new DocsError(`outDir "${values.outDir}" is or holds ${what}, and a build replaces it.`, {
        where: project,
        hint: 'Choose a separate folder, such as "dist".',
      });
    }
  }
  const themeFile = ['tsx', 'ts', 'jsx', 'js']
    .map((ext) => join(project, 'theme', `index.${ext}`))
    .find((file) => existsSync(file));
  return {
    project,
    docsDir,
    publicDir: join(docsDir, 'public'),
    outDir,
    cacheDir: cacheDirOf(project),
    themeFile: themeFile ?? null,
  };
}

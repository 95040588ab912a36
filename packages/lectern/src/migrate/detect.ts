import { DocsError, nearest } from '../shared/error.ts';
import type { Files } from './files.ts';
import { ENGINES, type EngineName, type Found } from './types.ts';

const CODE = '\\.(?:[cm]?[jt]s)$';
const CONFIGS: Record<EngineName, RegExp | null> = {
  rspress: new RegExp(`^rspress\\.config${CODE}|^rstack\\.config${CODE}`),
  vitepress: new RegExp(`^(?:[^/]+/)?\\.vitepress/config(?:/index)?${CODE}`),
  starlight: new RegExp(`^astro\\.config${CODE}`),
  docusaurus: new RegExp(`^docusaurus\\.config${CODE}`),
  plain: null,
};

/**
 * Detects the engine of a project by its config and its package.json.
 *
 * @param from engine that the user has named
 * @throws DocsError if there is nothing to migrate, or more than one engine
 */
export function detect(files: Files, from?: string): Found {
  const named = from === undefined ? undefined : engineNamed(from);
  const configs = configsIn(files);
  const found = ENGINES.flatMap((engine) => {
    const configFile = configs.find((file) => CONFIGS[engine]?.test(file));
    const isOther = engine === 'starlight' && configFile && !/starlight/.test(files.read(configFile));
    const isUnsure = configFile?.startsWith('rstack') && !/define\.doc\b/.test(files.read(configFile));
    return configFile && !isOther && !isUnsure ? [{ engine, configFile }] : [];
  });
  const [only, second] = named ? found.filter(({ engine }) => engine === named) : found;
  if (second) {
    throw new DocsError(
      `There are configs of several engines: ${found.map(({ configFile }) => configFile).join(', ')}.`,
      {
        where: files.root,
        hint: `Say which one: lectern migrate ${second.engine}.`,
      },
    );
  }
  const engine = only?.engine ?? named ?? engineOfPackages(files) ?? 'plain';
  if (engine === 'plain' && files.list('', /\.mdx?$/).length === 0) {
    throw new DocsError('There is no Markdown file here.', {
      where: files.root,
      hint: 'Run lectern migrate in the folder that contains the documentation or its config.',
    });
  }
  return { engine, title: titleOf(engine, files), configFile: only?.configFile ?? null };
}

const PACKAGES: Record<string, EngineName> = {
  rspress: 'rspress',
  '@rspress/core': 'rspress',
  vitepress: 'vitepress',
  '@astrojs/starlight': 'starlight',
  '@docusaurus/core': 'docusaurus',
};

/** Detects the engine by dependencies, since a site may have no config. */
function engineOfPackages(files: Files): EngineName | undefined {
  const name = Object.keys(dependenciesOf(files)).find((key) => Object.hasOwn(PACKAGES, key));
  return name === undefined ? undefined : PACKAGES[name];
}

function engineNamed(name: string): EngineName {
  const engine = ENGINES.find((known) => known === name.toLowerCase());
  if (engine) return engine;
  const near = nearest(name, ENGINES);
  throw new DocsError(`lectern migrate does not know "${name}".`, {
    hint: near ? `Did you mean "${near}"?` : `It knows ${ENGINES.join(', ')}.`,
  });
}

/**
 * Returns possible config files: all files at the top, and configs in `.vitepress` of the project and its top-level
 * folders.
 */
function configsIn(files: Files): string[] {
  const top = files.list('').filter((file) => !file.includes('/'));
  const folders = [
    '',
    ...new Set(files.list('').flatMap((file) => (file.includes('/') ? [`${file.split('/')[0]}/`] : []))),
  ];
  const hidden = folders.flatMap((folder) =>
    ['ts', 'js', 'mts', 'mjs', 'cjs']
      .flatMap((end) => [`${folder}.vitepress/config.${end}`, `${folder}.vitepress/config/index.${end}`])
      .filter((file) => files.exists(file)),
  );
  return [...top, ...hidden];
}

const TITLES: Record<EngineName, string> = {
  rspress: 'Rspress',
  vitepress: 'VitePress',
  starlight: 'Starlight',
  docusaurus: 'Docusaurus',
  plain: 'Plain Markdown',
};

function titleOf(engine: EngineName, files: Files): string {
  if (engine !== 'rspress') return TITLES[engine];
  const packages = dependenciesOf(files);
  return packages.rspress ? 'Rspress 1' : packages['@rspress/core'] ? 'Rspress 2' : 'Rspress';
}

/** Reads the project's package.json; empty if there is none. */
export function packageOf(files: Files): Record<string, unknown> {
  if (!files.exists('package.json')) return {};
  try {
    return JSON.parse(files.read('package.json'));
  } catch {
    return {};
  }
}

/** Returns all dependencies of the project, including those for development. */
export function dependenciesOf(files: Files): Record<string, string> {
  const { dependencies, devDependencies } = packageOf(files) as Record<string, Record<string, string>>;
  return { ...dependencies, ...devDependencies };
}

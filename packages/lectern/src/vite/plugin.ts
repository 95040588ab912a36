import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, isAbsolute, join, sep } from 'node:path';
import { prefixRegex } from 'rolldown/filter';
import type { Environment, Plugin } from 'vite';
import { browserDir } from '../pages/own-package.ts';
import { withoutQuery } from '../shared/url.ts';
import { LANGUAGE_CSS, languageCss, languagesCode, type SiteLanguage } from './languages.ts';
import { staticReact } from './static-react.ts';
import { type ThemeFiles, themeBelowCode, themeBelowId, themeCode } from './theme-code.ts';
import { themeOverrides } from './theme-overrides.ts';
import { islandName, isUseClient, wrapExports } from './use-client.ts';

/** Imports from React's packages. */
export const REACT = /^react(-dom)?(\/|$)/;

/** Replaces `react-dom/client` on the server. Only effects call it, and it would be a megabyte to read and compile. */
const NO_CLIENT = 'virtual:lectern/no-client';
const NO_CLIENT_CODE = `export const createRoot = null, hydrateRoot = null, version = '';
export default { createRoot, hydrateRoot, version };`;

/** Stylesheets for the client's single stylesheet, in addition to those that its own modules import. */
export const PAGE_STYLES = 'virtual:lectern/page-styles';

/** In development, the id has a query. */
const LANGUAGE_CSS_FILE = prefixRegex(browserDir + LANGUAGE_CSS);

/** Ids that themes and pages import by name. */
const OWN_ID = /^(?:virtual:lectern\/(?!static-)|lectern\/|@theme$|@?rspress\/(?:core\/)?theme$)/;

/**
 * Names of the theme: Lectern's, and those of Rspress 1 and 2, whose components of the same name have the same props.
 */
const THEME_ID = /^(?:@theme|rspress\/theme|@rspress\/core\/theme)$/;

/** Files behind the names. */
const OWN: Readonly<Record<string, string>> = {
  'lectern/theme': `${browserDir}theme/index.js`,
  'lectern/client': `${browserDir}client/index.js`,
  'lectern/island-server': `${browserDir}client/island-server.js`,
  'lectern/static-react': `${browserDir}client/static-react.js`,
  'lectern/note': `${browserDir}client/Note.js`,
};

/** The file that React is resolved from. */
const reactImporter = `${browserDir}client/App.js`;

/**
 * Returns the packages for Vite's `resolve.dedupe`: React if the project has it, because the packages of its components
 * use that copy. If the project has none (pnpm makes Lectern's copy visible to Lectern only), a lookup in the project
 * would find nothing.
 */
export function projectReact(project: string): string[] {
  try {
    createRequire(join(project, 'package.json')).resolve('react');
    return ['react', 'react-dom'];
  } catch {
    return [];
  }
}

export interface LecternPluginOptions extends ThemeFiles {
  project: string;
  /** Languages of the site, the default one first. */
  languages: readonly SiteLanguage[];
  /** Modules that pages import, by the names that pages use. */
  pageModules: readonly string[];
  /** Stylesheets that the theme imports in addition to its own: in development, those that only some pages need. */
  styles?: readonly string[];
  /** Called for each page module that cannot be found. Pages are rendered without it. */
  onUnresolved?(name: string): void;
  /** Called for every `'use client'` file of the server's graph. */
  onIsland?(file: string): void;
}

/** Returns the plugins that every bundle and the dev server need for themes, components and Lectern's own ids. */
export function lecternPlugins(options: LecternPluginOptions): Plugin[] {
  return [staticReact(options.project, browserDir), lecternPlugin(options)];
}

/** Resolves Lectern's own ids, and turns `'use client'` files into islands on the server. */
function lecternPlugin(options: LecternPluginOptions): Plugin {
  const virtual: Record<string, () => string> = {
    'virtual:lectern/theme': () => stylesCode(options.styles ?? []) + themeCode(options),
    'virtual:lectern/languages': () => languagesCode(options.languages, browserDir),
    [PAGE_MODULES.slice(1)]: () => '',
    // A build adds the stylesheets that only the server's modules import.
    [PAGE_STYLES]: () => '',
    [NO_CLIENT]: () => NO_CLIENT_CODE,
  };
  const overrides = themeOverrides(options, `${browserDir}theme/`);
  const themes = [options.themeFile, ...options.pluginThemes].filter((file) => file !== null);
  return {
    name: 'lectern',
    enforce: 'pre',
    // Without the filters, the bundler would call the hooks for each of a thousand imports and modules.
    resolveId: {
      filter: { id: themes.length > 0 ? [OWN_ID, REACT, /^\..*\.js$/] : [OWN_ID, REACT] },
      handler(id, importer) {
        if (id in virtual) return `\0${id}`;
        if (id === 'react-dom/client' && isServer(this)) return `\0${NO_CLIENT}`;
        // Theme, client and components share one React, even if the project has none installed.
        if (REACT.test(id) && importer !== reactImporter) {
          return this.resolve(id, reactImporter, { skipSelf: true });
        }
        if (THEME_ID.test(id)) return themeFor(importer, options.themeFile) ?? OWN['lectern/theme'];
        if (id === 'lectern/theme') return themeBelowId(importer, options) ?? OWN[id];
        return OWN[id] ?? overrides.resolveId(id, importer);
      },
    },
    load: {
      filter: { id: [/^\0/, LANGUAGE_CSS_FILE] },
      async handler(id) {
        if (id === PAGE_MODULES) return pageModulesCode(await foundModules(this, options));
        if (LANGUAGE_CSS_FILE.test(id)) return languageCss(options.languages);
        const code = virtual[id.slice(1)]?.() ?? themeBelowCode(id, options) ?? overrides.load(id);
        if (code !== null) for (const file of themes) this.addWatchFile(file);
        return code;
      },
    },
    transform: {
      filter: { id: /\.[jt]sx?$/, code: 'use client' },
      handler(code, id) {
        if (!isServer(this) || !isUseClient(code)) return null;
        options.onIsland?.(id);
        return { code: wrapExports(code, id, islandName(id, options.project)), map: null };
      },
    },
  };
}

/** Checks whether code is for the server. The bundler alone, without Vite, always bundles for the server. */
function isServer({ environment }: { environment?: Environment }): boolean {
  return environment?.config.consumer !== 'client';
}

/** Returns the project's theme for `@theme`, unless that theme imports it: it would import itself. */
function themeFor(importer: string | undefined, themeFile: string | null): string | null {
  return themeFile && !importer?.startsWith(dirname(themeFile) + sep) ? themeFile : null;
}

function stylesCode(files: readonly string[]): string {
  return files.map((file) => `import ${JSON.stringify(file)};\n`).join('');
}

const PAGE_MODULES = '\0virtual:lectern/page-modules';

/** Returns the modules that pages import, without those that cannot be found. */
async function foundModules(
  bundler: { resolve(id: string, importer: string, options: { skipSelf: boolean }): Promise<unknown> },
  { pageModules, onUnresolved }: LecternPluginOptions,
): Promise<string[]> {
  const found = await Promise.all(
    pageModules.map(async (name) => {
      // Most absolute files exist, because the compiler has found them. Other names are resolved from the project's
      // folder.
      if (isFile(name) || (await bundler.resolve(name, PAGE_MODULES, { skipSelf: false }))) return name;
      onUnresolved?.(name);
      return [];
    }),
  );
  return found.flat();
}

function isFile(name: string): boolean {
  return isAbsolute(name) && existsSync(withoutQuery(name));
}

function pageModulesCode(names: readonly string[]): string {
  const imports = names.map((name, index) => `import * as m${index} from ${JSON.stringify(name)};`);
  const entries = names.map((name, index) => `${JSON.stringify(name)}: m${index}`);
  return `${imports.join('\n')}\nexport const modules = { ${entries.join(', ')} };`;
}

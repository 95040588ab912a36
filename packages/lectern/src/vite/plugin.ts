import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Environment, Plugin } from 'vite';
import { type ThemeFiles, themeCode } from './theme-code.ts';
import { themeOverrides } from './theme-overrides.ts';
import { islandName, isUseClient, wrapExports } from './use-client.ts';

/** Folder of the sources that the bundler compiles: the client and the theme. */
export const sourceDir = fileURLToPath(new URL('../../src/', import.meta.url));

/** What is imported from React's packages. */
export const REACT = /^react(-dom)?(\/|$)/;

/** On the server, instead of the half of React DOM that only effects call: a megabyte to read and to compile. */
const NO_CLIENT = 'virtual:lectern/no-client';
const NO_CLIENT_CODE = `export const createRoot = null, hydrateRoot = null, version = '';
export default { createRoot, hydrateRoot, version };`;

/** Stylesheets for the client's one stylesheet, besides those that its own modules import. */
export const PAGE_STYLES = 'virtual:lectern/page-styles';

/** What themes and pages import by name. */
const OWN_ID = /^(?:virtual:lectern\/|lectern\/|@theme$)/;

/** The file in whose name React is looked up. */
const reactImporter = `${sourceDir}client/App.tsx`;

/**
 * For Vite's `resolve.dedupe`: React where a project has it, as the packages of its components use that one.
 * Where it has none (pnpm gives Lectern's to Lectern alone) to look there would find nothing.
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
  /** Modules that pages import, as pages name them. */
  pageModules: readonly string[];
  /** Called for every `'use client'` file of the server's graph. */
  onIsland?(file: string): void;
}

/** Resolves Lectern's own ids and turns `'use client'` files into islands on the server. */
export function lecternPlugin(options: LecternPluginOptions): Plugin {
  const virtual: Record<string, () => string> = {
    'virtual:lectern/theme': () => themeCode(options),
    'virtual:lectern/page-modules': () => pageModulesCode(options.pageModules),
    // A build puts those in that only the server's modules import.
    [PAGE_STYLES]: () => '',
    [NO_CLIENT]: () => NO_CLIENT_CODE,
  };
  const own: Record<string, string> = {
    'lectern/theme': `${sourceDir}theme/index.ts`,
    'lectern/client': `${sourceDir}client/index.ts`,
    'lectern/island-server': `${sourceDir}client/island-server.tsx`,
  };
  const overrides = themeOverrides(options, `${sourceDir}theme/`);
  const themes = [options.themeFile, ...options.pluginThemes].filter((file) => file !== null);
  return {
    name: 'lectern',
    enforce: 'pre',
    // The filters spare the bundler a call for each of a thousand imports and modules.
    resolveId: {
      filter: { id: themes.length > 0 ? [OWN_ID, REACT, /^\..*\.tsx$/] : [OWN_ID, REACT] },
      handler(id, importer) {
        if (id in virtual) return `\0${id}`;
        if (id === 'react-dom/client' && isServer(this)) return `\0${NO_CLIENT}`;
        // One React for theme, client and components, also in a project that has none installed.
        if (REACT.test(id) && importer !== reactImporter) {
          return this.resolve(id, reactImporter, { skipSelf: true });
        }
        if (id === '@theme') return themeFor(importer, options.themeFile) ?? own['lectern/theme'];
        return own[id] ?? overrides.resolveId(id, importer);
      },
    },
    load: {
      filter: { id: /^\0/ },
      handler(id) {
        const code = virtual[id.slice(1)]?.() ?? overrides.load(id);
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

/** The bundler itself, without Vite, makes code for the server. */
function isServer({ environment }: { environment?: Environment }): boolean {
  return environment?.config.consumer !== 'client';
}

/** `@theme` is the project's theme, but for that theme itself, which would import itself. */
function themeFor(importer: string | undefined, themeFile: string | null): string | null {
  return themeFile && !importer?.startsWith(dirname(themeFile)) ? themeFile : null;
}

function pageModulesCode(names: readonly string[]): string {
  const imports = names.map((name, index) => `import * as m${index} from ${JSON.stringify(name)};`);
  const entries = names.map((name, index) => `${JSON.stringify(name)}: m${index}`);
  return `${imports.join('\n')}\nexport const modules = { ${entries.join(', ')} };`;
}

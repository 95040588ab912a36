import { type DevEnvironment, normalizePath, type Plugin } from 'vite';
import { type Config, themeFiles } from '../config/load.ts';
import { browserDir } from '../pages/own-package.ts';
import { componentsOf } from '../vite/theme-code.ts';

/** Ids of Lectern's virtual modules. */
const VIRTUAL = /^\0(?:virtual:)?lectern\b/;

/**
 * Resolves the imports of theme and client again after an edit that changes which components a theme replaces. Vite
 * would only look at the modules that import the edited file, and not at those that import the default component.
 */
export function replacedAgain(config: Config): Plugin {
  const { themeFile, pluginThemes } = themeFiles(config);
  const themes = [themeFile, ...pluginThemes].map((file) => file && normalizePath(file));
  const known = new Map<string, string>();
  return {
    name: 'lectern:replaced-again',
    configureServer: ({ environments }) => {
      for (const name of Object.keys(environments)) known.set(name, replacedComponents(config));
    },
    hotUpdate: {
      order: 'pre',
      handler({ file }) {
        if (!themes.includes(file)) return;
        const { name, hot } = this.environment;
        const replaced = replacedComponents(config);
        if (known.get(name) === replaced) return;
        known.set(name, replaced);
        loadAgain(this.environment);
        if (name !== 'client') return;
        hot.send({ type: 'full-reload' });
        return [];
      },
    },
  };
}

/** Returns the names of the components that themes provide. */
export function replacedComponents(config: Config): string {
  return JSON.stringify([...componentsOf(themeFiles(config))]);
}

/** Lets Vite load all modules of theme and client again, and the virtual modules between them and the project's theme. */
export function loadAgain({ moduleGraph }: DevEnvironment): void {
  for (const [id, module] of moduleGraph.idToModuleMap) {
    if (id.startsWith(browserDir) || VIRTUAL.test(id)) moduleGraph.invalidateModule(module);
  }
}

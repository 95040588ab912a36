import { at, isRecord, listAt, type Settings } from '../their-config.ts';

/** Options of a site's plugins, from a preset or from the plugins themselves. */
export interface PluginOptions {
  docs: Settings | false;
  /** Options of additional docs folders, each with its `id`. */
  moreDocs: Settings[];
  blog: Settings | false;
  pages: Settings | false;
  /** Pairs of `@docusaurus/plugin-client-redirects`. */
  redirects: unknown[];
  /** Names of the other plugins and themes. */
  others: string[];
}

// Full package names, or the short forms that Docusaurus accepts, such as `content-docs`.
const DOCS = /(?:^|plugin-)content-docs$/;
const BLOG = /(?:^|plugin-)content-blog$/;
const PAGES = /(?:^|plugin-)content-pages$/;
const REDIRECTS = /(?:^|plugin-)client-redirects$/;

/** @param raw config including its functions */
export function pluginOptions(raw: unknown): PluginOptions {
  const options: PluginOptions = {
    docs: false,
    moreDocs: [],
    blog: false,
    pages: {},
    redirects: [],
    others: [],
  };
  for (const preset of listAt(raw, 'presets')) {
    const [name, given] = Array.isArray(preset) ? preset : [preset, {}];
    if (typeof name !== 'string' || !/classic$/.test(name)) continue;
    options.docs = partOf(given, 'docs');
    options.blog = partOf(given, 'blog');
    options.pages = partOf(given, 'pages');
  }
  for (const plugin of [...listAt(raw, 'plugins'), ...listAt(raw, 'themes')]) {
    const [name, given] = Array.isArray(plugin) ? plugin : [plugin, {}];
    const settings = isRecord(given) ? given : {};
    if (typeof name !== 'string') options.others.push('a plugin of its own');
    else if (DOCS.test(name) && options.docs === false) options.docs = settings;
    else if (DOCS.test(name)) options.moreDocs.push(settings);
    else if (BLOG.test(name) && options.blog === false) options.blog = settings;
    else if (PAGES.test(name)) options.pages = settings;
    else if (REDIRECTS.test(name)) options.redirects.push(...listAt(settings, 'redirects'));
    else options.others.push(name);
  }
  return options;
}

function partOf(preset: unknown, name: string): Settings | false {
  const part = at(preset, name);
  if (part === false) return false;
  return isRecord(part) ? part : {};
}

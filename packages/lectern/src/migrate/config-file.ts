import { posix } from 'node:path';
import { capital } from './capital.ts';
import type { Draft, PluginUse } from './types.ts';

const WIDTH = 100;

/** Returns the text of `lectern.config.ts`. */
export function configText({ config, aliases, plugins = [], noPostcss }: Draft): string {
  const names = Object.entries(aliases);
  const shared = sharedSidebars(config);
  const printed = print(config, 0, shared);
  const code = pluginCode(plugins) + viteCode(names, noPostcss);
  const body = code ? `${printed === '{}' ? '{' : printed.slice(0, -2)}\n${code}}` : printed;
  return [
    ...(names.length > 0 ? [`import { join } from 'node:path';`] : []),
    ...plugins.map(({ name, from }) => `import { ${name} } from ${quote(from)};`),
    `import { defineConfig${shared.size > 0 ? ', type UserConfig' : ''} } from 'lectern';`,
    '',
    ...(shared.size > 0 ? [SIDEBAR_TYPE] : []),
    ...Array.from(shared, ([items, name]) => `const ${name}: Sidebar = ${print(items, 0)};\n`),
    `export default defineConfig(${body});`,
    '',
  ].join('\n');
}

const SIDEBAR_TYPE = `type Sidebar = NonNullable<NonNullable<UserConfig['themeConfig']>['sidebar']>[string];\n`;

/** Returns the sidebars that several paths share, each with a variable name made from the first path. */
function sharedSidebars({ themeConfig }: Draft['config']): Map<unknown, string> {
  const sidebars = Object.entries(themeConfig?.sidebar ?? {});
  const names = new Map<unknown, string>();
  for (const [path, items] of sidebars) {
    if (names.has(items) || sidebars.filter(([, other]) => other === items).length < 2) continue;
    const words = posix.basename(path).match(/[a-z\d]+/gi) ?? [];
    const name = [...words, 'sidebar']
      .map((word, index) => (index > 0 ? capital(word) : word.toLowerCase()))
      .join('');
    const isTaken = [...names.values()].includes(name) || /^\d/.test(name);
    names.set(items, isTaken ? `sidebar${names.size + 1}` : name);
  }
  return names;
}

function pluginCode(plugins: readonly PluginUse[]): string {
  if (plugins.length === 0) return '';
  const calls = plugins.map(({ name, options }) => {
    const isEmpty = entriesOf(options).length === 0;
    return `    ${name}(${isEmpty ? '' : print(options, 2)}),\n`;
  });
  return `  plugins: [\n${calls.join('')}  ],\n`;
}

function viteCode(aliases: [string, string][], noPostcss = false): string {
  if (aliases.length === 0 && !noPostcss) return '';
  const lines = aliases.map(
    ([name, path]) => `        ${keyOf(name)}: join(import.meta.dirname, ${quote(path)}),`,
  );
  return [
    '  vite: {',
    ...(noPostcss ? ['    css: { postcss: {} },'] : []),
    ...(lines.length > 0 ? ['    resolve: {', '      alias: {', ...lines, '      },', '    },'] : []),
    '  },',
    '',
  ].join('\n');
}

/**
 * Prints a value as code in the style of a formatter: on one line if it fits.
 *
 * @param names variable names of shared values
 */
function print(value: unknown, depth: number, names: ReadonlyMap<unknown, string> = new Map()): string {
  const name = names.get(value);
  if (name !== undefined) return name;
  if (typeof value === 'string') return quote(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const short = inline(value);
  const isSmall = depth > 0 && short.length + depth * 2 < WIDTH && !short.includes('\n');
  if (isSmall && (depth > 1 || Array.isArray(value) || Object.keys(value).length < 3)) return short;
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const inner = '  '.repeat(depth + 1);
  const parts = Array.isArray(value)
    ? value.map((item) => print(item, depth + 1, names))
    : entriesOf(value).map(
        ([key, item]) => `${commentOf(key, item, depth)}${keyOf(key)}: ${print(item, depth + 1, names)}`,
      );
  if (parts.length === 0) return open + close;
  return `${open}\n${parts.map((part) => `${inner}${part},`).join('\n')}\n${'  '.repeat(depth)}${close}`;
}

/** Returns a comment that maintainers need for a setting, on its own lines above it. */
function commentOf(key: string, value: unknown, depth: number): string {
  const isLetPass = depth === 0 && key === 'markdown' && JSON.stringify(value).includes('"checkLinks":{');
  if (!isLetPass) return '';
  return [
    '// Links and images that led nowhere when the site was moved; "lectern migrate" has listed their places.',
    '  // Correct each and take it out here: a build fails for new ones only.',
    '  ',
  ].join('\n');
}

function inline(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = entriesOf(value).map(([key, item]) => `${keyOf(key)}: ${inline(item)}`);
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}';
}

function entriesOf(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, item]) => item !== undefined);
}

function keyOf(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key);
}

function quote(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return escaped.includes("'") && !escaped.includes('"')
    ? `"${escaped}"`
    : `'${escaped.replaceAll("'", "\\'")}'`;
}

import { type Declaration, exportsOf } from './exports.ts';
import { code, codeBlock, heading, idOf, page, table, type Writer } from './markup.ts';
import type { ReferencePage } from './types.ts';

/** Files that declare types for plugins, which have a page of their own. */
const PLUGIN_FILES = /config\/plugin\.ts$|shared\/markdown-plugin\.ts$/;

/** Pages about the exports that modules of a site, a theme or a plugin may import. */
export const apiPages: readonly ReferencePage[] = [
  {
    name: 'node-api',
    write: (writer) =>
      page(
        writer.t('Node.js API'),
        writer.t('What `lectern`, `lectern/markdown` and `lectern/search` export, with their types.'),
        [
          ...modulePart('lectern', isNoPlugin(exportsOf('src/index.ts')), writer),
          ...modulePart('lectern/markdown', exportsOf('src/markdown/index.ts'), writer),
          ...modulePart('lectern/search', exportsOf('src/search/index.ts'), writer),
        ],
      ),
  },
  {
    name: 'client-api',
    write: (writer) =>
      page(
        '`lectern/client`',
        writer.t('Hooks, functions and types for components of a theme, a plugin or a page.'),
        modulePart('lectern/client', exportsOf('src/client/index.ts'), writer),
      ),
  },
  { name: 'plugin-api', write: pluginPage },
];

function isNoPlugin(declarations: readonly Declaration[]): Declaration[] {
  return declarations.filter(({ file }) => !PLUGIN_FILES.test(file));
}

/** Returns the part of a page about a module: functions first, because readers look for them most, then types. */
export function modulePart(name: string, declarations: readonly Declaration[], writer: Writer): string[] {
  const isType = ({ kind }: Declaration) => kind === 'interface' || kind === 'type';
  const values = declarations.filter((item) => !isType(item));
  const types = declarations.filter(isType);
  return [
    heading(2, code(name), idOf(name)),
    ...values.flatMap((item) => declarationPart(item, name, writer)),
    ...types.flatMap((item) => declarationPart(item, name, writer)),
  ];
}

function declarationPart(declaration: Declaration, module: string, writer: Writer): string[] {
  const { name, text, signature, members, kind } = declaration;
  const shown = kind === 'interface' && members.length > 0 ? [] : [codeBlock(signature, 'ts')];
  return [
    heading(3, code(name), `${idOf(module)}-${idOf(name)}`),
    ...(text ? [writer.t(text)] : []),
    ...shown,
    ...(members.length > 0 ? [membersTable(members, writer)] : []),
  ];
}

/** Returns a table of the members of an interface or the properties of a component. */
export function membersTable(members: Declaration['members'], { t }: Writer): string {
  return table(
    [t('Name'), t('Type'), t('Description')],
    members.map(({ name, type, isOptional, text }) => [
      code(isOptional ? `${name}?` : name),
      code(type),
      t(text),
    ]),
  );
}

function pluginPage(writer: Writer): string {
  const { t } = writer;
  const types = exportsOf('src/index.ts').filter(({ file }) => PLUGIN_FILES.test(file));
  const plugin = types.find(({ name }) => name === 'LecternPlugin');
  return page(
    t('Plugin API'),
    t('The hooks of a plugin, in the order in which a build calls them, and the types of what they get.'),
    [
      heading(2, t('Hooks'), 'hooks'),
      ...(plugin ? [membersTable(plugin.members, writer)] : []),
      ...modulePart(
        'lectern',
        types.filter((item) => item !== plugin),
        writer,
      ),
    ],
  );
}

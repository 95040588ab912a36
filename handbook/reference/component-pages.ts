import { membersTable } from './api-pages.ts';
import { EXAMPLES, NEEDS } from './examples.ts';
import { type Declaration, exportsOf } from './exports.ts';
import { code, codeBlock, heading, idOf, page, type Writer } from './markup.ts';
import type { ReferencePage } from './types.ts';

/** Whether a component is for the text of pages. All other components are parts of the layout. */
const isForText = ({ file, name }: Declaration) => /\/mdx\//.test(file) || name === 'Tooltip';

export function textComponents(): Declaration[] {
  return exportsOf('src/theme/index.ts').filter(({ kind, ...item }) =>
    kind === 'function' ? isForText({ kind, ...item }) : false,
  );
}

export const componentPages: readonly ReferencePage[] = [
  { name: 'components', format: 'mdx', write: componentsPage },
  { name: 'theme-api', write: themePage },
];

function componentsPage(writer: Writer): string {
  const { t } = writer;
  const parts = textComponents().flatMap((component) => {
    const example = EXAMPLES[component.name] ?? '';
    const need = NEEDS[component.name];
    return [
      heading(2, code(component.name), idOf(component.name)),
      t(component.text),
      membersTable(component.members, writer),
      codeBlock(example, 'mdx'),
      need ? t(need) : `<div className="result">\n\n${example}\n\n</div>`,
    ];
  });
  return page(t('Components'), t('Components for MDX pages, which need no import.'), parts);
}

function themePage(writer: Writer): string {
  const { t } = writer;
  const parts = exportsOf('src/theme/index.ts')
    .filter((item) => !isForText(item))
    .flatMap(({ name, text, members, signature }) => [
      heading(2, code(name), idOf(name)),
      ...(text ? [t(text)] : []),
      members.length > 0 ? membersTable(members, writer) : codeBlock(signature, 'ts'),
    ]);
  return page(
    '`lectern/theme`',
    t(
      'Parts of the layout and other exports of the default theme. What `theme/index.tsx` exports under one of these names replaces it.',
    ),
    parts,
  );
}

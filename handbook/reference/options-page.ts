import { codeBlock, facts, heading, idOf, page, type Writer } from './markup.ts';
import type { Entry } from './schema-entries.ts';

interface OptionsPage {
  title: string;
  description: string;
  /** Returns the code that sets a value in a file. */
  example(path: string, value: string): { code: string; lang: string };
  /** Prefix of all paths, which headings leave out. */
  prefix?: string;
}

/** Returns a page with an entry for each option or key. Nested entries follow their parent. */
export function optionsPage(
  entries: readonly Entry[],
  { title, description, example, prefix = '' }: OptionsPage,
  writer: Writer,
): string {
  const { t } = writer;
  const parts = entries.flatMap((entry) => {
    const name = entry.path.slice(prefix.length);
    const depth = Math.min(2 + name.split('.').length - 1, 4);
    return [
      heading(depth, `\`${name}\``, idOf(entry.path)),
      facts(rowsOf(entry, writer)),
      t(entry.text),
      ...entry.examples.map((value) => {
        const { code, lang } = example(entry.path, value);
        return codeBlock(code, lang);
      }),
    ];
  });
  return page(t(title), t(description), parts);
}

function rowsOf({ type, byDefault, isRequired }: Entry, { t }: Writer): [string, string][] {
  const rows: [string, string][] = [[t('Type'), type]];
  if (byDefault !== undefined) rows.push([t('Default'), byDefault]);
  if (isRequired) rows.push([t('Required'), t('yes')]);
  return rows;
}

/** Returns a config that sets an option. If the option is in a list, the list has one entry. */
export function inConfig(path: string, value: string): { code: string; lang: string } {
  const lines = path.split('.').map((key, depth) => `${'  '.repeat(depth + 1)}${key}: `);
  const closing = lines.slice(1).map((_, depth) => `${'  '.repeat(depth + 1)}},`);
  const open = lines.map((line, index) => (index < lines.length - 1 ? `${line}{` : `${line}${value},`));
  const code = ['export default defineConfig({', ...open, ...closing.reverse(), '});'].join('\n');
  return { code, lang: 'ts' };
}

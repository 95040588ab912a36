import { stringify } from 'yaml';
import { code, codeBlock, facts, heading, idOf, page, table, type Writer } from './markup.ts';
import { inConfig, optionsPage } from './options-page.ts';
import { configEntries, frontMatterEntries, metaEntries, metaForms } from './schema-entries.ts';
import type { ReferencePage } from './types.ts';
import { evaluated } from './value.ts';

const THEME = 'themeConfig.';

const META_EXAMPLE = `[
  "index",
  { "type": "section-header", "label": "First steps" },
  { "type": "file", "name": "start", "label": "Quick start", "tag": "New" },
  { "type": "dir", "name": "advanced", "label": "Advanced", "collapsed": true },
  { "type": "divider" },
  { "type": "custom-link", "label": "API", "link": "/api/" }
]`;

/** Pages about the content of files: config, front matter, `_meta.json`. */
export const configPages: readonly ReferencePage[] = [
  {
    name: 'config',
    write: (writer) =>
      optionsPage(
        configEntries().filter(({ path }) => !path.startsWith(THEME)),
        {
          title: 'Configuration',
          description:
            'All options of `lectern.config.ts` except those of the theme. An unknown option is an error that suggests the nearest name.',
          example: inConfig,
        },
        writer,
      ),
  },
  {
    name: 'theme-config',
    write: (writer) =>
      optionsPage(
        configEntries().filter(({ path }) => path.startsWith(THEME)),
        {
          title: 'Theme configuration',
          description: 'All options of `themeConfig` in `lectern.config.ts`.',
          example: inConfig,
          prefix: THEME,
        },
        writer,
      ),
  },
  {
    name: 'front-matter',
    write: (writer) =>
      optionsPage(
        frontMatterEntries(),
        {
          title: 'Front matter',
          description:
            'All keys between the lines `---` at the top of a page. Keys of your own are declared by `frontmatter` in the config.',
          example: inFrontMatter,
        },
        writer,
      ),
  },
  { name: 'meta-json', write: metaPage },
];

/** Returns a key with a value, as YAML. */
function inFrontMatter(path: string, value: string): { code: string; lang: string } {
  const data = path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), evaluated(value));
  return { code: `---\n${stringify(data).trimEnd()}\n---`, lang: 'yaml' };
}

function metaPage({ t }: Writer): string {
  const forms = metaForms().map(({ type, keys }) => [
    code(type),
    keys.map(({ name, isRequired }) => code(isRequired ? name : `${name}?`)).join(' '),
  ]);
  return page(
    '`_meta.json`',
    t(
      'The order of the sidebar of a folder: a list of entries. An entry is the name of a file or an object.',
    ),
    [
      codeBlock(META_EXAMPLE, 'json', 'title="docs/guide/_meta.json"'),
      heading(2, t('Forms of an entry'), 'forms'),
      table([t('`type`'), t('Keys')], forms),
      heading(2, t('Keys'), 'keys'),
      ...metaEntries().flatMap(({ path, text, type }) => [
        heading(3, code(path), idOf(path)),
        facts([[t('Type'), type]]),
        t(text),
      ]),
      heading(2, t('The top navigation'), 'navigation'),
      t(
        'The `_meta.json` of the folder of a language, or a `_nav.json` beside it, is its top navigation, unless `themeConfig.nav` is set: a list of objects with `text`, `link`, `activeMatch`, `tag` and `items`.',
      ),
    ],
  );
}

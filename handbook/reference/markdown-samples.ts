/** A Markdown feature: a title, a short text, and a source that is shown next to its result. */
export interface Sample {
  id: string;
  title: string;
  text: string;
  source: string;
  /** Fixtures of the compiler that prove it: `packages/lectern/tests/fixtures/markdown/<name>.*`. */
  fixtures: readonly string[];
}

/** Features of all pages, in `.md` and `.mdx`. */
export const SAMPLES: readonly Sample[] = [
  {
    id: 'text',
    title: 'Text',
    text: 'CommonMark and the extensions of GitHub: emphasis, strikethrough, footnotes, links that are written as addresses.',
    source:
      '**Bold**, *italic*, ~~struck~~, `code`, <https://example.com> and a footnote[^1].\n\n[^1]: At the end of the page.',
    fixtures: ['gfm', 'cjk', 'literals'],
  },
  {
    id: 'headings',
    title: 'Headings',
    text: 'A heading has an id from its text, or the one in `{#…}`. Levels 2 to 4 are in the outline.',
    source: '### Brewing {#sample-brewing}\n\nA [link to it](#sample-brewing).',
    fixtures: ['headings', 'title', 'title-html', 'title-mdx', 'title-written'],
  },
  {
    id: 'lists',
    title: 'Lists and tasks',
    text: 'Lists may be nested; an item with `[ ]` or `[x]` is a task.',
    source: '- Green\n  - Sencha\n- [x] Boil the water\n- [ ] Pour it',
    fixtures: ['gfm'],
  },
  {
    id: 'tables',
    title: 'Tables',
    text: 'Colons align a column. A wide table scrolls.',
    source: '| Tea | Minutes |\n| --- | ---: |\n| Green | 2 |\n| Black | 4 |',
    fixtures: ['tables'],
  },
  {
    id: 'links',
    title: 'Links',
    text: 'A link names a file by its relative path, or an address of the site. One that leads nowhere fails a build.',
    source: '[By file](./cli.md), [by address](/reference/cli), [to another site](https://example.com).',
    fixtures: ['links'],
  },
  {
    id: 'images',
    title: 'Images',
    text: 'A path from the root is a file of `docs/public`; a relative one is a file beside the page.',
    source: '![A lectern](/logo.svg)',
    fixtures: ['images'],
  },
  {
    id: 'containers',
    title: 'Containers',
    text: '`tip`, `info`, `note`, `important`, `warning`, `caution`, `danger` and `details`; the title is optional.',
    source: ':::tip Water\nLet it cool for a minute.\n:::\n\n::: details More\nSencha wants 70 °C.\n:::',
    fixtures: ['containers', 'emoji-containers', 'mdx-container-imports', 'mdx-imports-inside'],
  },
  {
    id: 'alerts',
    title: 'Alerts of GitHub',
    text: 'The same boxes, as GitHub writes them.',
    source: '> [!WARNING]\n> The pot is hot.',
    fixtures: ['alerts'],
  },
  {
    id: 'emoji',
    title: 'Emoji',
    text: 'Emoji by their names on GitHub.',
    source: 'Ready :tada: :tea:',
    fixtures: ['emoji'],
  },
  {
    id: 'html',
    title: 'HTML',
    text: 'Raw HTML stays as it is. Links and images in it are checked.',
    source: 'Press <kbd>Enter</kbd>. Water is H<sub>2</sub>O.',
    fixtures: ['raw-html', 'mdx-html'],
  },
  {
    id: 'toc',
    title: 'Table of contents',
    text: 'A paragraph `[[toc]]` is the list of headings of the page.',
    source: '[[toc]]',
    fixtures: ['toc', 'toc-mdx'],
  },
  {
    id: 'file-trees',
    title: 'File trees',
    text: 'A code block in the language `tree`.',
    source: '```tree\ndocs\n├── index.md\n└── guide\n    └── start.md\n```',
    fixtures: ['file-tree'],
  },
  {
    id: 'code-groups',
    title: 'Code groups',
    text: 'Code blocks as tabs, each under its title.',
    source:
      '::: code-group\n\n```bash [npm]\nnpm add -D lectern\n```\n\n```bash [pnpm]\npnpm add -D lectern\n```\n\n:::',
    fixtures: ['code-groups', 'code-groups-mdx'],
  },
  {
    id: 'tabs',
    title: 'Tabs',
    text: 'Any content as tabs. A line `== label` begins each tab; `key:os` makes the tabs of one group change together.',
    source: '::: tabs key:os\n\n== Linux\n\nOpen a terminal.\n\n== Windows\n\nOpen **PowerShell**.\n\n:::',
    fixtures: ['tabs'],
  },
];

const fence = (meta: string, code: string) => `\`\`\`${meta}\n${code}\n\`\`\``;

/** Features of a fence: after its language, or in its code. */
export const CODE_SAMPLES: readonly Sample[] = [
  {
    id: 'code-title',
    title: 'Title',
    text: 'A name above the code.',
    source: fence('ts title="pot.ts"', "export const pot = 'large';"),
    fixtures: ['code', 'code-meta'],
  },
  {
    id: 'code-lines',
    title: 'Marked lines',
    text: '`{1,3-5}` marks lines, `ins={…}` and `del={…}` show them as added and removed, `focus={…}` dims the others.',
    source: fence('ts {1} ins={2} del={3}', 'const a = 1;\nconst b = 2;\nconst c = 3;'),
    fixtures: ['code-meta'],
  },
  {
    id: 'code-words',
    title: 'Marked words',
    text: '`"text"` and `/pattern/` mark words; `ins="text"` and `del="text"` as added and removed.',
    source: fence('ts "large" /p.t/', "export const pot = 'large';"),
    fixtures: ['code-words'],
  },
  {
    id: 'code-notation',
    title: 'Marks beside the line',
    text: 'The same by comments: `[!code ++]`, `--`, `highlight`, `focus`, `error`, `warning`, `word:text`.',
    source: fence(
      'ts',
      'const a = 1; // [!code ++]\nconst b = 2; // [!code --]\nconst c = 3; // [!code highlight]',
    ),
    fixtures: ['code-notation'],
  },
  {
    id: 'code-numbers',
    title: 'Line numbers',
    text: '`showLineNumbers`, `showLineNumbers=9` or `:line-numbers`; `wrapCode` wraps long lines.',
    source: fence('ts showLineNumbers=9 wrapCode', 'const a = 1;\nconst b = 2;'),
    fixtures: ['code-meta'],
  },
  {
    id: 'code-fold',
    title: 'Folded lines',
    text: '`collapse={…}` hides lines until a reader asks for them.',
    source: fence('ts collapse={1-2}', "import a from 'a';\nimport b from 'b';\n\na(b);"),
    fixtures: ['code-fold'],
  },
  {
    id: 'code-diff',
    title: 'Diffs',
    text: 'A diff with the colors of a language: `lang="ts"`, or `diff-ts` as the language.',
    source: fence('diff-ts', '- let pot = 1;\n+ const pot = 1;'),
    fixtures: ['code-words', 'code-notation'],
  },
  {
    id: 'code-hidden',
    title: 'Hidden lines',
    text: 'Lines above `// ---cut---` and below `// ---cut-after---` are not shown.',
    source: fence('ts', "import { brew } from 'tea';\n// ---cut---\nbrew('green');"),
    fixtures: ['code-hidden'],
  },
];

/** Features without a result of their own on a page: a title, a short text, and a source. */
export const SOURCES: readonly Sample[] = [
  {
    id: 'code-files',
    title: 'Code from a file',
    text: 'A fence takes its code from a file, or from a region or lines of it. The path is relative to the page.',
    source: '```ts file="./pot.ts#region"\n```\n\n```ts file="./pot.ts#L3-L8"\n```\n\n<<< ./pot.ts#region',
    fixtures: ['code-files'],
  },
  {
    id: 'includes',
    title: 'Includes',
    text: 'A Markdown file in the place of a comment. In MDX, it is imported and used as a component.',
    source: '<!--@include: ./parts/water.md-->',
    fixtures: ['include', 'mdx-fragments', 'mdx-fragment-expressions'],
  },
  {
    id: 'front-matter',
    title: 'Front matter',
    text: 'Keys between two lines `---` at the top of the file.',
    source: '---\ntitle: Green tea\ndescription: How to brew it.\n---',
    fixtures: ['front-matter'],
  },
  {
    id: 'mdx',
    title: 'MDX',
    text: 'In `.mdx` files: components, imports, exports and expressions in braces.',
    source:
      "import { Timer } from '../components/Timer.tsx';\n\nexport const minutes = 2;\n\nWait {minutes} minutes. <Timer minutes={minutes} />",
    fixtures: ['mdx-basics', 'mdx-frontmatter', 'mdx-frontmatter-own', 'mdx-imports', 'mdx-layout'],
  },
  {
    id: 'previews',
    title: 'Previews',
    text: 'In `.mdx` files, a fence with `preview` shows above the code what it does.',
    source: '```tsx preview\nexport default () => <button>Brew</button>;\n```',
    fixtures: ['mdx-previews'],
  },
];

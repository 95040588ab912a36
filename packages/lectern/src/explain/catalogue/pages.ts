import { group } from './types.ts';

export const frontMatterErrors = group('front-matter', 'Front matter', [
  [
    'front-matter-yaml',
    'The front matter is not valid YAML: …',
    'A value contains a character that has a meaning in YAML, such as `: ` or `#`.',
  ],
  [
    'front-matter-list',
    'The front matter must be a list of "key: value" lines.',
    'There is something other than `key: value` lines between the two `---`.',
    'Write `key: value`, one in a line, or remove the lines `---`.',
  ],
  [
    'front-matter-alias',
    [
      '"*…" in the front matter is an alias of YAML, and nothing has that name.',
      'The front matter cannot be read: …',
    ],
    'A value that begins with `*` stands for another one in YAML.',
  ],
  [
    'unknown-key',
    ['"…" in the front matter is not known.', '"sidebar.…" in the front matter is not known.'],
    'Lectern has no such key, and the config does not declare it.',
    'Fix the name, or declare a key of your own: `frontmatter` in the config.',
  ],
  [
    'wrong-key-value',
    '… in the front matter must be …, not ….',
    'The value is not of the type of the key.',
    'Write what the message asks for.',
  ],
  ['missing-key', '… in the front matter needs "…".', 'A required key is missing.', 'Add the key.'],
]);

export const markdownErrors = group('markdown', 'Markdown', [
  [
    'unknown-container',
    'There is no container ":::…".',
    'There is no container of the name after the colons.',
    'Write `tip`, `info`, `note`, `important`, `warning`, `caution`, `danger`, `details` or `code-group`; `\\:::` for plain colons.',
  ],
  [
    'open-container',
    ['The container ":::…" is never closed.', '… It ends with its quotation: add a line "> …".'],
    'A container needs a closing line with as many colons as its first line.',
    'Add the line; a container around others has more colons.',
  ],
  [
    'table-container',
    'A ":::" right below a table counts as its row.',
    'A table goes on to the next empty line.',
    'Put an empty line between the table and the colons.',
  ],
  [
    'id-twice',
    'The id "…" is used twice on this page.',
    'Two elements have one id, so links to it lead to the first one only.',
    'Give one of the headings another id.',
  ],
  [
    'file-and-code',
    'The code block has code, and "file" as well.',
    'A fence either has code of its own or takes it from a file.',
    'Remove one of the two.',
  ],
  [
    'unknown-language',
    'No highlighting for the code language "…".…',
    'The word after the fence is not a language that the highlighter knows. The code is shown without colors.',
    'Fix the name, write `text` for plain text, or add the grammar with a plugin.',
  ],
  [
    'unknown-setting',
    ['A code block has no setting "…". Did you mean "…"?', 'A code block has no setting "…". …'],
    'A word after the language of a fence is not a setting of Lectern.',
    'Fix the word, or write what the message names.',
  ],
  [
    'no-lines',
    '… has no lines … to ….',
    'The file has fewer lines than the fence or the include asks for.',
    'Fix the numbers of the lines.',
  ],
  ['no-region', '… has no region "…".', 'The file has no such comment.'],
  ['open-region', 'The region "…" of … has no end.', 'The comment that ends the region is missing.'],
  ['include-in-line', 'The include of … is in a line of text.', 'An include is replaced by whole lines.'],
  [
    'include-mdx',
    'A Markdown page cannot include an MDX file: …',
    'A Markdown file runs no code.',
    'Rename the page to `.mdx`, or the included file to `.md`.',
  ],
  [
    'include-circle',
    'These files include each other: …',
    'Each include would pull in the next one, without end.',
  ],
  [
    'component-in-md',
    '<…> is a component, which a Markdown file cannot run.',
    'Components need MDX.',
    'Rename the file to `.mdx`, or write the name in backticks.',
  ],
  [
    'unknown-tag',
    '<…> is not an element of HTML, and readers do not see it. Write `<…>` in backticks, or \\<…>.',
    'Browsers take a word in angle brackets for a tag.',
    'Write it in backticks, or `\\<`.',
  ],
  [
    'too-deep',
    'Quotes, lists or containers are nested more than … levels deep.',
    'Such a page would take the parser very long, or crash it.',
    'Make the text flatter, or put it into a code block.',
  ],
  ['too-many-containers', 'This page has more than … containers.', 'Such a page would take long to compile.'],
  [
    'table-too-large',
    'This table has more than … cells.',
    'Such a table would take browsers long, and no reader reads it.',
    'Split it, or offer it as a file to download.',
  ],
  [
    'too-slow',
    'This page was not compiled in … s of computing.',
    'Something in the page or in a plugin takes very long.',
  ],
  [
    'too-many-references',
    'This paragraph has too many character references, such as &amp;, for its length.',
    'The parser would take minutes.',
  ],
  [
    'line-too-long',
    'This line is too long for its emphases, links and code.',
    'The parser would take minutes.',
  ],
  [
    'too-many-directives',
    'This page has containers, and more than … words behind a colon, which may be directives.',
    'The parser would take minutes.',
  ],
  [
    'unreadable',
    'This file cannot be read: ….',
    'The system refuses the file.',
    'Look at its rights, and whether it is there.',
  ],
  ['encoding', 'This file is not in UTF-8.', 'The file contains bytes that are not valid UTF-8.'],
  [
    'twoslash',
    'A code block with "twoslash" has no types here. Add the plugin @lectern/plugin-hover to the config.',
    'Types on hover need a plugin.',
    'Add the plugin, or remove the word from the fence.',
  ],
  [
    'foreign-syntax',
    [
      '"==text==" is plain text here. Write <mark>text</mark>.',
      'Admonitions of MkDocs are plain text here. Write a line ":::tip" before and ":::" after the text.',
      'Code of Vue does not run here. Write a React component in an .mdx file.',
      'Fenced divs of Pandoc are plain text here. Write <div class="…"> and </div>.',
      'Formulas are plain text here. Add the plugin @lectern/plugin-math to the config.',
      'Snippets of MkDocs are plain text here. Write <!--@include: ./file.md-->.',
      'Tabs of MkDocs are plain text here. Write <Tabs> and <Tab label="…"> in an .mdx file.',
      'Template tags and shortcodes are plain text here. Write a component in an .mdx file.',
    ],
    'The page has syntax of another engine, which would be shown as it is written.',
    'Write what the message says.',
  ],
]);

import { group } from './types.ts';

export const mdxErrors = group('mdx', 'MDX', [
  ['open-tag', 'The tag … is never closed.', 'In MDX, every tag is closed.'],
  [
    'closing-tag',
    'The closing tag … has no opening tag.',
    'The tag was opened in another paragraph, or not at all.',
  ],
  ['html-comment', 'HTML comments do not work in MDX.', 'MDX reads `<!--` as the beginning of a tag.'],
  ['open-brace', 'A "{" is never closed.', 'In MDX, braces hold JavaScript.'],
  ['bad-expression', 'This is not a JavaScript expression: ….', 'What is in the braces cannot be read.'],
  ['bad-import', 'This import or export cannot be read: ….', 'A line begins with a word of JavaScript.'],
  ['bad-tag', 'This tag cannot be read.', 'An attribute or the end of the tag is not right.'],
  ['plain-less', 'This "<" does not start a tag.', 'In MDX, `<` begins a tag.'],
  ['empty-attribute', 'An attribute has no value: "={}".', 'The braces of an attribute are empty.'],
  [
    'two-layouts',
    'This page has a default export already.',
    'The default export of a page is its layout, and there are two.',
  ],
  [
    'bad-javascript',
    'The JavaScript of this page cannot be read: ….',
    'The expressions, imports and exports of the page are no valid module.',
    'Fix the line that the message names.',
  ],
  ['declared-twice', 'The name "…" is declared twice on this page.', 'Two imports or exports have one name.'],
  [
    're-export',
    'An MDX page cannot re-export from another module.',
    'A page has one default export, itself.',
    'Import the name, and use it.',
  ],
  [
    'named-import',
    'Only the default export of … can be imported.',
    'A Markdown file that is imported is one component.',
    'Write `import Part from "./part.md"`.',
  ],
  [
    'mdx-hours',
    'The MDX parser would take hours from here on: tags or braces are opened again and again, and not closed.',
    'The parser tries all ways to close them.',
  ],
  ['mdx-deep', 'Tags are nested more than … levels deep.', 'The parser would end without a message.'],
  ['mdx-many', 'This page has more than … tags and expressions.', 'Such a page would take long to compile.'],
  [
    'mdx-javascript',
    'This JavaScript is nested more than … levels deep, or has more than … operators behind each other.',
    'The parser would end without a message.',
  ],
  [
    'preview',
    [
      'A preview cannot run: …',
      '"…" is not installed.',
      'it has no default export.',
      'the theme has no "…".',
      'there is no module ….',
    ],
    'The code of a fence with `preview` imports something that is not there, or shows nothing.',
    'Fix the code, or remove `preview`.',
  ],
]);

export const moduleErrors = group('modules', 'Imports and data', [
  [
    'no-module',
    ['There is no module ….', 'There is no module ….…', 'There is no ….'],
    'A page, a component or the config imports a file or a package that is not there.',
    'Fix the path, or install the package.',
  ],
  [
    'not-rendered',
    'This page was not rendered in … s of computing.',
    'A component or an expression of the page does not come to an end.',
  ],
  [
    'not-loaded',
    ['The modules of this page were not loaded in … s.', '… in time.'],
    'A module of the page, of the theme or of the config does not come to an end while it is loaded.',
  ],
  [
    'server-ended',
    [
      'The server ended with … while this page was …, and was started again without it.',
      'This page was not …: the server was started again without it.',
    ],
    'The page kept the development server from answering, so it was left out.',
  ],
  [
    'tsconfig-extends',
    'This file extends …, which is not there.',
    'The bundler reads the nearest `tsconfig.json`.',
  ],
  [
    'data-failed',
    'The data module failed: …: …',
    'The module threw an error while the site was built.',
    'Fix the module. It runs in Node.js, once for each build.',
  ],
  ['not-data', 'The export … of a data module is not data.', 'Pages get exports of a data module as JSON.'],
]);

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
  [
    'bad-expression',
    'This is not a JavaScript expression: ….',
    'The text between the braces is not valid JavaScript.',
  ],
  [
    'bad-import',
    'This import or export cannot be read: ….',
    'A line of text begins with `import` or `export`, or the statement has a syntax error.',
  ],
  [
    'bad-tag',
    'This tag cannot be read.',
    'There is a syntax error in an attribute, or at the end of the tag.',
  ],
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
    'The expressions, imports and exports of the page do not form a valid module.',
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
    'undefined-component',
    ['<…> is not defined.', '<…> is not exported by ….', 'The component that is used here is undefined.'],
    'The page uses a component that it does not import, or that the imported file does not export.',
    'Import it at the top of the file, correct its name, or export it in that file.',
  ],
  [
    'component-failed',
    '… failed: …: …',
    'A component or an expression of the page threw an error while the page was rendered.',
    'Fix the component at the place that the message names. It is rendered by Node.js during the build, where there is no `window` and no `document`.',
  ],
  [
    'island-prop',
    'The prop "…" of <…> is ….',
    'The props of an island are passed to the browser as JSON, and this value is not JSON.',
    'Pass strings, numbers, booleans, `null`, arrays or plain objects. Functions belong in the island itself.',
  ],
  [
    'static-hook',
    '… does nothing in static content, which the browser never runs.',
    "A component with state, effects or handlers is used in a page without `'use client'`. Its HTML would be shown, and nothing would happen on a click.",
    "Start the file of the component with `'use client'`, which makes it an island.",
  ],
  [
    'mdx-hours',
    'The MDX parser would take hours from here on: tags or braces are opened again and again, and not closed.',
    'The parser would try every way of closing them.',
  ],
  ['mdx-deep', 'Tags are nested more than … levels deep.', 'The parser would crash without a message.'],
  ['mdx-many', 'This page has more than … tags and expressions.', 'Such a page would take long to compile.'],
  [
    'mdx-javascript',
    'This JavaScript is nested more than … levels deep, or has more than … operators behind each other.',
    'The parser would crash without a message.',
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
    'thread-ended',
    [
      'This page ended the thread that rendered it.',
      'This page ended the thread that compiled it.',
      'A module of the site ends the thread that loads it.',
    ],
    'A component, an expression, a module or a plugin calls `process.exit()`. Pages are made in threads of the build, and such a call ends one of them.',
  ],
  [
    'memory-full',
    [
      'Memory was full while this page was rendered.',
      'Memory was full while this page was compiled.',
      'A module of the site is not loaded: memory is full.',
    ],
    'A component, an expression, a module or a plugin keeps more than Node.js gives to a thread. `NODE_OPTIONS=--max-old-space-size=8192` gives it more, in MB.',
  ],
  [
    'not-loaded',
    [
      'The modules of this page were not loaded in … s.',
      'A module of the site is not loaded in time.',
      'The plugins of the site were not loaded in time.',
    ],
    'A module of the page, of the theme or of the config does not come to an end while it is loaded.',
  ],
  [
    'module-failed',
    'A module of the site fails while it is loaded: …',
    'A component or theme file throws an error outside of its functions. Such code runs once in Node.js, where names of browsers such as `window` do not exist.',
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
    'The bundler reads the nearest `tsconfig.json`, and that file names one that does not exist.',
  ],
  [
    'data-failed',
    'The data module failed: …: …',
    'The module threw an error while the site was built.',
    'Fix the module. It runs in Node.js, once for each build.',
  ],
  ['not-data', 'The export … of a data module is not data.', 'Pages get exports of a data module as JSON.'],
]);

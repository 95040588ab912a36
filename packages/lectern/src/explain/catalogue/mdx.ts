import { group } from './types.ts';

export const mdxErrors = group('mdx', 'MDX', [
  [
    'open-tag',
    'The tag … is never closed.',
    'In MDX, every tag must be closed. A tag that opens inside a paragraph must close in the same paragraph.',
    'Write `<Tag>…</Tag>` or `<Tag />`. For a plain `<`, write `\\<`.',
  ],
  [
    'closing-tag',
    'The closing tag … has no opening tag.',
    'There is no opening tag before this closing tag, or the opening tag is in another paragraph.',
    'Remove the closing tag, or add the opening tag in the same paragraph. Around several paragraphs, put each tag on a separate line, with an empty line before and after it.',
  ],
  [
    'html-comment',
    'HTML comments do not work in MDX.',
    'MDX does not support HTML comments. It reads `<!--` as the start of a tag.',
    "Write `{/* comment */}` instead. To include a file, import it with `import Part from './part.md'`, and write `<Part />`.",
  ],
  [
    'open-brace',
    'A "{" is never closed.',
    'In MDX, `{` starts a JavaScript expression. This one has no closing `}`.',
    'Close the expression with `}`, or write `\\{` for a plain brace.',
  ],
  [
    'bad-expression',
    'This is not a JavaScript expression: ….',
    'In MDX, the text between braces is JavaScript. This text is not a valid expression.',
    'Fix the expression, or write `\\{` for a plain brace.',
  ],
  [
    'bad-import',
    'This import or export cannot be read: ….',
    'In MDX, a line that begins with `import` or `export` is JavaScript. This line has a syntax error, or is meant to be plain text.',
    'Fix the statement, and leave an empty line after it. If the line is plain text, begin it with another word.',
  ],
  [
    'bad-tag',
    ['This tag cannot be read.', 'The ">" that ends this tag begins a quote.'],
    'The tag has a syntax error, in an attribute or at its end.',
    'Write attributes as `name="text"` or `name={value}`, and end the tag with `>` or `/>`. For a plain `<`, write `\\<`. A `>` at the start of a line begins a quote: move it to the end of the line before.',
  ],
  [
    'plain-less',
    'This "<" does not start a tag.',
    'In MDX, `<` starts a tag, but no tag name follows this one.',
    'Write `\\<` or `&lt;` for a plain `<`, and `[text](url)` for a link.',
  ],
  [
    'empty-attribute',
    'An attribute has no value: "={}".',
    'An attribute of a tag has empty braces, as in `title={}`.',
    'Write a value between the braces, or remove the attribute.',
  ],
  [
    'two-layouts',
    'This page has a default export already.',
    'The default export of a page is its layout. This page has two default exports.',
    'Remove one of the default exports.',
  ],
  [
    'bad-javascript',
    'The JavaScript of this page cannot be read: ….',
    'The imports, exports and expressions of the page are not a valid module. The text after the colon is the reason.',
    'Check the imports, exports and expressions of the page for what the reason describes.',
  ],
  [
    'await-in-page',
    'A page cannot wait: "await" is outside of a function.',
    'An export or an expression of the page waits for a promise. Lectern renders a page in one go, so nothing in it can wait.',
    'Move the code into a data module, such as `version.data.ts`. Its exports are worked out before pages are rendered. Import them in the page.',
  ],
  [
    'declared-twice',
    'The name "…" is declared twice on this page.',
    'Two imports or exports of the page declare the same name.',
    "Rename one of them, such as `import { Card as TeaCard } from './tea.tsx'`.",
  ],
  [
    're-export',
    'An MDX page cannot re-export from another module.',
    "The page contains `export … from '…'`, which MDX pages do not support.",
    'Import the names first. If you need to export them, do so in a separate statement.',
  ],
  [
    'named-import',
    'Only the default export of … can be imported.',
    'An imported Markdown file is a component: its only export is the default export.',
    "Write `import Part from './part.md'`, and use it as `<Part />`.",
  ],
  [
    'undefined-component',
    ['<…> is not defined.', '<…> is not exported by ….', 'The component that is used here is undefined.'],
    'The page uses a component that it does not import, or that the imported file does not export.',
    'Import the component at the top of the page, fix its name, or export it from the imported file.',
  ],
  [
    'image-component',
    'The component that is used here is the address of a file.',
    'The page imports an image and uses it as a component, as other engines allow for SVG files. In Lectern, as in Vite, the import gives the address of the image.',
    'Write `<img src={Name} alt="" />`. If an SVG needs the color of the text, write it as a component in a `.tsx` file.',
  ],
  [
    'component-failed',
    '… failed: …: …',
    'A component or an expression of the page threw an error while the page was rendered. The text after the colon is the error.',
    'Fix the code at the place in the message. A build renders components in Node.js, which has no `window` and no `document`: use these in effects and event handlers.',
  ],
  [
    'island-prop',
    'The prop "…" of <…> is ….',
    'The props of an island are passed to the browser as JSON. This value cannot be written as JSON.',
    'Pass only strings, numbers, booleans, `null`, arrays and plain objects. Define functions inside the island.',
  ],
  [
    'static-hook',
    '… does nothing in static content, which the browser never runs.',
    "The component uses state, effects or event handlers, but its file does not start with `'use client'`. The browser gets only its HTML, so nothing would happen on a click.",
    "Add `'use client'` at the start of the file of the component. This makes the component an island.",
  ],
  [
    'mdx-hours',
    'The MDX parser would take hours from here on: many tags or braces are opened and never closed.',
    'Many tags or braces are opened and not closed from this place on. The parser would try every way to close them, which can take hours.',
    'Close the tag or brace at this place and those after it. For plain characters, write `\\<` and `\\{`.',
  ],
  [
    'mdx-deep',
    'Tags are nested more than … levels deep.',
    'The parser crashes on tags that are nested this deeply, so Lectern does not compile the page.',
    'Close the tags. For a plain `<`, write `\\<`.',
  ],
  [
    'mdx-many',
    'This page has more than … tags and expressions.',
    'The compile time increases quickly with the number of tags and expressions. A page with this many would take too long.',
    'Split the page, or move repeated parts into a component.',
  ],
  [
    'mdx-javascript',
    'This JavaScript is nested more than … levels deep, or has more than … operators in a row.',
    'The parser crashes on JavaScript that is nested this deeply or has this many operators in a row, so Lectern does not compile the page.',
    'Move the code into a module, and import its result.',
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
    'The code of a code block with `preview` cannot run: it imports something that does not exist, or it has no default export to show. The text after the colon is the reason.',
    'Fix the import, install the package, or add `export default function …`. To show only the code, remove `preview`.',
  ],
]);

export const moduleErrors = group('modules', 'Imports and data', [
  [
    'no-module',
    ['There is no module ….', 'There is no module ….…', 'There is no ….'],
    'A page or component imports a file or package that does not exist, or a code block or include refers to a missing file. A relative path starts at the folder of the file that contains it.',
    'Fix the path, or install the package. If the path begins with an alias, such as `@app/`, set the alias in `vite.resolve.alias` in the config.',
  ],
  [
    'not-rendered',
    'This page was not rendered in … s of CPU time.',
    'Rendering the page took longer than the time in the message, so Lectern skipped the page. A component, an expression or the theme probably contains an infinite loop.',
    'Remove components and expressions from the page until it renders. This shows which one causes the problem.',
  ],
  [
    'thread-ended',
    [
      'This page ended the thread that rendered it.',
      'This page ended the thread that compiled it.',
      'A module of the site ended the thread that loaded it.',
    ],
    'A component, an expression, a module or a plugin called `process.exit()`. Lectern compiles and renders pages in threads, and this call ends the thread.',
    'Search your code and your plugins for `process.exit()`, and throw an error instead. If you do not find the call, remove parts of the page until it builds.',
  ],
  [
    'memory-full',
    [
      'This page used up the memory while it was rendered.',
      'This page used up the memory while it was compiled.',
      'A module of the site used up the memory while it was loaded.',
    ],
    'The text of a page, a component, a module or a plugin needs more memory than Node.js gives to a thread. Often a loop collects data and never ends.',
    'Look for such a loop in the file in the message, and in the components and plugins that it uses. To raise the limit (in MB), set the environment variable `NODE_OPTIONS=--max-old-space-size=8192`.',
  ],
  [
    'not-loaded',
    [
      'The modules of this page were not loaded in … s.',
      'A module of the site did not finish loading in time.',
      'The plugins of the site were not loaded in time.',
    ],
    'A module of the page, the theme or the config did not finish loading. Its code outside of functions contains an infinite loop, or waits for a promise that never settles.',
    'Look for loops and for `await` outside of functions, in the file in the message and in the modules that it imports.',
  ],
  [
    'module-failed',
    'A module of the site failed to load: …',
    'A component or theme file threw an error in its code outside of functions. This code runs in Node.js when the file is loaded, where browser globals such as `window` do not exist.',
    'Fix the line in the message. Move code that needs the browser into an effect or an event handler.',
  ],
  [
    'server-ended',
    [
      'The server ended with … while this page was …, and was started again without it.',
      'This page was not …: the server was started again without it.',
    ],
    'The dev server crashed or stopped responding while it worked on this page. Lectern restarted it without the page.',
    'Remove parts of the page to find the text, component or plugin that causes the problem. The dev server tries the page again after each edit.',
  ],
  [
    'tsconfig-extends',
    'This file extends …, which does not exist.',
    'The bundler reads the nearest `tsconfig.json`, and that file extends a file that does not exist.',
    'Install the package that contains the extended file, or remove `extends`. Lectern does not need it.',
  ],
  [
    'data-failed',
    'The data module failed: …: …',
    'The data module threw an error while the site was built. The text after the colon is the error.',
    'Fix the module. It runs in Node.js, once per build.',
  ],
  [
    'not-data',
    'The export … of a data module is not data.',
    'Pages get the exports of a data module as JSON. This export cannot be written as JSON.',
    'Export only strings, numbers, booleans, `null`, arrays and plain objects.',
  ],
]);

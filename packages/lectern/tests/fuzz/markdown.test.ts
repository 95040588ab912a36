import { toMarkdown } from '../../src/publish/twin/to-markdown.ts';
import { createIndexer } from '../../src/search/build-index.ts';
import { codeAlone, markdownWithHtml, plainMarkdown } from './markdown-text.ts';
import { mdx } from './mdx-text.ts';
import { assertInPlace, compileSafely } from './properties.ts';
import { fuzz } from './run.ts';

fuzz('code stays in its place', 2, codeAlone, (source) => {
  const page = compileSafely(source, 'md');
  if (page) assertInPlace(page.html);
});

fuzz('text of Markdown stays in its place', 16, plainMarkdown, (source) => {
  const page = compileSafely(source, 'md');
  if (page) assertInPlace(page.html);
});

fuzz('Markdown with HTML compiles, or says where it is wrong', 14, markdownWithHtml, (source) => {
  compileSafely(source, 'md');
});

fuzz('a page can be searched, and has a Markdown twin', 6, markdownWithHtml, (source) => {
  const html = compileSafely(source, 'md')?.html ?? '';
  createIndexer(1).indexPage(html, { route: '/a', title: 'A', description: '', keywords: [], path: '/a' });
  toMarkdown(html, (target) => target);
});

fuzz('MDX compiles to JavaScript, or says where it is wrong', 26, mdx, (source) => {
  const page = compileSafely(source, 'mdx');
  if (page) new Function(page.code);
});

import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { build } from '../../dist/index.js';
import { installPackages } from '../install-packages.ts';
import { siteWithPackages } from './testing.ts';

const fixtures = fileURLToPath(new URL('../fixtures/migrate/', import.meta.url));

/** Checks the migrated sites of `src/migrate/run.test.ts`: they build, and their own components run. */
it('builds a site that was moved from Rspress, with nothing let pass', async () => {
  const folder = join(siteWithPackages({}), 'site');
  cpSync(join(fixtures, 'rspress', 'after'), folder, { recursive: true });
  cpSync(join(fixtures, 'rspress', 'packages'), join(folder, 'node_modules'), { recursive: true });
  const { pages, warnings } = await build(folder);
  expect({ pages, warnings }).toEqual({ pages: 8, warnings: [] });
  const html = readFileSync(join(folder, 'doc_build/guide/brew.html'), 'utf8');
  // A component with the hook of Rspress, one with state, the text of a fragment, and a note.
  expect(html).toMatch(/<span class="[^"]*cup[^"]*">Cup S<\/span>/);
  expect(html).toMatch(/<button[^>]*>3<!-- --> minutes<\/button>|<button[^>]*>3 minutes<\/button>/);
  expect(html).toContain('Water boils at 100 °C.');
  expect(html).toContain('Not moved: Kettle');
  expect(html).toContain('<td>on | off</td>');
  // A component of a package that asks Rspress for the front matter, plain tags of its theme, and code in a list.
  const shop = readFileSync(join(folder, 'doc_build/guide/shop.html'), 'utf8');
  expect(shop).toContain('<p>Mei</p>');
  expect(shop).toMatch(/<table><tbody><tr><td><a [^>]*>Green<\/a><\/td>/);
  expect(shop).toContain('What is <strong>inside</strong> stays.');
  // It renders nothing before the browser does.
  expect(shop).toMatch(/<lectern-island[^>]*Visitors[^>]*>(?:<!--[^>]*-->)*<\/lectern-island>/);
  expect(readFileSync(join(folder, 'doc_build/zh/home.html'), 'utf8')).toMatch(/<h1>茶壶<\/h1>/);
  // Stylesheets of the server bundle are not among the browser's files.
  const sheets = readdirSync(join(folder, 'doc_build/assets')).filter((name) => name.endsWith('.css'));
  expect(sheets).toHaveLength(1);
});

it('builds a site that was moved from Starlight, with a note where a component fails', async () => {
  const folder = join(siteWithPackages({}), 'site');
  cpSync(join(fixtures, 'starlight', 'after'), folder, { recursive: true });
  await build(folder);
  const html = readFileSync(join(folder, 'dist/guides/brew.html'), 'utf8');
  expect(html).toMatch(/<p[^>]*>2\.0\s+liters/);
  expect(html).toContain('Not moved: Leak.astro');
  expect(html).toContain('src/components/Leak.astro fails: Cannot read properties of undefined');
  expect(html).toContain('It is <strong>empty</strong>.');
});

it('builds a folder of plain Markdown that was moved, where dead links and images of before are let pass', async () => {
  const folder = join(siteWithPackages({}), 'site');
  cpSync(join(fixtures, 'plain', 'after'), folder, { recursive: true });
  const { warnings } = await build(folder);
  expect(warnings).toEqual([]);
  const html = readFileSync(join(folder, 'docs-dist/lost.html'), 'utf8');
  // Paths from the root of the repository, as repository hosts resolve them. A note replaces the missing image.
  expect(html.match(/<img src="\/assets\/pot\.[\w-]+\.svg"/g)).toHaveLength(2);
  expect(html).toContain('No picture (gone.png)');
  expect(html).toContain('<p>&lt;Lid&gt;</p>');
});

it('builds a site that was moved from Docusaurus, with components that use it', async () => {
  const folder = join(siteWithPackages({}), 'site');
  cpSync(join(fixtures, 'docusaurus', 'after'), folder, { recursive: true });
  cpSync(join(fixtures, 'docusaurus', 'packages'), join(folder, 'node_modules'), { recursive: true });
  installPackages(folder, ['plugin-blog']);
  const { warnings } = await build(folder);
  expect(warnings).toEqual([]);
  const html = readFileSync(join(folder, 'build/guide/kit.html'), 'utf8');
  expect(html).toContain('<section title="Kit of Teapot"><h3>Parts of Kit</h3>');
  // The tab that is marked as default is open, and its value is its label.
  expect(html).toMatch(/<input[^>]* value="pot"[^>]* checked=""|<input[^>]* checked=""[^>]* value="pot"/);
  expect(html).toMatch(/<a href="\/docs\/guide\/all-pots">lid<\/a> <img src="\/img\/pot.svg"/);
  expect(html).toMatch(/<a href="https:\/\/shop.example" target="_blank"[^>]*>pot/);
  expect(html).toContain('<pre class="language-bash"><code>buy lid</code></pre>');
  expect(html).toMatch(/callout-tip"><p class="callout-title">Whole<\/p>All there/);
  // The heading of a fragment, which has no table of contents of its own.
  expect(html).toMatch(/<a[^>]*href="#steam"/);
  expect(html).toMatch(/<lectern-island[^>]*Lamp/);
  // A page of another docs folder, with its own sidebar, an image and a fragment.
  const club = readFileSync(join(folder, 'build/club/events/tasting.html'), 'utf8');
  expect(club).toMatch(
    /<nav class="sidebar".*<a href="\/club\/">Club<\/a>.*<a href="\/club\/events\/tasting" aria-current/s,
  );
  expect(club).toContain('<p>Come as you are.</p>');
});

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { build } from '../../dist/index.js';
import { type ServerProcess, startServer } from '../dev-server.ts';
import { installed, installPacked } from '../packed.ts';
import { fixture, write } from './testing.ts';

/**
 * Creates a project that installs the package as npm packs it: with its own theme, an alias, a tag for the head, a
 * grammar, a plugin for Markdown and one for Vite, and strict types.
 */

function outside(name = 'outside'): string {
  const folder = fixture(name);
  write(folder, { 'package.json': '{ "private": true, "type": "module" }' });
  installPacked(folder);
  return folder;
}

describe('a project outside of the repository', () => {
  let server: ServerProcess | undefined;
  afterEach(() => server?.stop());

  it.each(['outside', 'authors'])('%s has no error of types, also in those of the package', (name) => {
    const tsc = join(installed, '.bin/tsc');
    const { stdout, status } = spawnSync(tsc, ['-p', outside(name)], { encoding: 'utf8' });
    expect(stdout).toBe('');
    expect(status).toBe(0);
  });

  it('is built with all that it has of its own', async () => {
    const folder = outside();
    await build(folder);
    const read = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8');
    const html = read('index.html');
    expect(html).toContain('<title>HOME | Outside</title>');
    expect(html).toContain('<meta name="author" content="Ann">');
    expect(html).toContain('<div class="fancy">');
    expect(html).toContain('<p class="after">HOME</p>');
    expect(html).toContain('<strong>Hello!</strong> <b class="year">2026</b>');
    expect(html).toContain('<blockquote class="quote">');
    expect(html).toContain('<span class="token keyword">brew</span>');
    expect(html).toContain('<lectern-island data-src=');
    expect(read('pages.txt')).toBe('/');
    const style = readdirSync(join(folder, 'dist/assets')).find((name) => name.endsWith('.css')) ?? '';
    expect(read(`assets/${style}`)).toContain('--lectern-accent:rebeccapurple');
  });

  it('is built with plugins that were written by docs-dev/plugins.md alone', async () => {
    const folder = outside('authors');
    await build(folder);
    const read = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8');
    const page = read('guide/math.html');
    expect(page).toContain('<h1 id="math-of-x2">Math of <span><math>');
    expect(page).toMatch(/<link rel="stylesheet" href="\/assets\/Temml-Local\.[\w-]+\.css">/);
    expect(read('guide/math.md')).toContain('$$\n\\int_0^\\infty e^{-x^2}\\,dx');
    expect(read('guide/mdx.html')).toContain('<div class="table-scroll"><math display="block"');
    expect(read('index.html')).toMatch(
      /<div class="my-progress"[^>]*>.*<p class="my-feedback">Did this help\?/s,
    );
    expect(read('de/index.html')).toContain('<p class="my-feedback">Hat das geholfen?');
    expect(read('index.html')).not.toContain('Temml');
    expect(read('feeds/changelog.en.atom.xml')).toContain('<title>Version 1.1.0</title>');
    expect(JSON.parse(read('releases.json'))[0]).toEqual({
      href: '/changelog/v1-1-0',
      title: 'Version 1.1.0',
    });
    expect(read('changelog/v1-0-0.html')).toContain('"version":"1.0.0"');
    expect(read('de/changelog/index.html')).toContain('href="/de/changelog/v1-0-0"');
  });

  it('is updated while it is written: pages, theme, components, config', async () => {
    const folder = outside();
    rmSync(join(folder, 'tsconfig.json'));
    server = await startServer('dev', folder);
    const shows = async (text: string) => {
      const get = async () => {
        const answer = await fetch(String(server?.url), { headers: { accept: 'text/html' } });
        return answer.text();
      };
      for (let turn = 0; turn < 300 && !(await get()).includes(text); turn++) await sleep(20);
      expect(await get()).toContain(text);
    };
    const edit = (name: string, from: string, to: string) =>
      write(folder, { [name]: readFileSync(join(folder, name), 'utf8').replace(from, to) });
    await shows('<strong>Hello!</strong> <b class="year">2026</b>');
    // React as installed is not an ES module. A browser gets the module that Vite makes from it.
    const entry = await fetch(new URL('/node_modules/lectern/dist/client/entry-browser.js', server.url));
    expect(await entry.text()).toMatch(/"\/\.lectern\/vite\/deps\/react-dom_client\.js/);
    edit('docs/index.mdx', 'Hello', 'Hi');
    await shows('<strong>Hi!</strong>');
    edit('theme/index.tsx', 'fancy', 'plain');
    await shows('<div class="plain">');
    edit('ui/Year.tsx', 'className="year"', 'className="year now"');
    await shows('<b class="year now">2026</b>');
    edit('lectern.config.ts', "mark: '!'", "mark: '?'");
    await shows('<strong>Hi?</strong>');
  });
});

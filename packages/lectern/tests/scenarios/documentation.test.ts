import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { Parser } from 'htmlparser2';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { build } from '../../dist/index.js';
import { type Config, loadConfig } from '../../src/config/load.ts';
import { createPreviewServer } from '../../src/preview/server.ts';
import type { IndexNames, PagePart } from '../../src/search/format.ts';
import { openIndex } from '../../src/search/index-reader.ts';
import { parseQuery } from '../../src/search/parse-query.ts';
import { rankPages } from '../../src/search/rank.ts';
import { codeIn, codeTitles, readTwin, saidIn } from '../same-text.ts';
import { readJson } from './testing.ts';

/** Tests that need a site with many pages in two languages: this project's own site, built once. */
const folder = mkdtempSync(join(tmpdir(), 'lectern-'));
const outDir = join(folder, 'dist');

const project = fileURLToPath(new URL('../../../../site/', import.meta.url));
const ORIGIN = 'https://docs.example.com';
const REPOSITORY = 'https://example.com/edit/site/docs';

beforeAll(async () => {
  // Public files that the site's own scripts generate before a build.
  execFileSync('npm', ['run', '--silent', 'prebuild'], { cwd: project });
  vi.stubEnv('SITE_ORIGIN', ORIGIN);
  vi.stubEnv('DOCS_REPOSITORY', REPOSITORY);
  await build(project, { outDir });
  vi.unstubAllEnvs();
}, 180_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the addresses in a document, a sitemap or a list: links, images, scripts, alternates. */
function addressesIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.xml')) return text.match(/(?<=<loc>)[^<]+/g) ?? [];
  if (!file.endsWith('.html')) return text.match(/(?<=\]\()[^)\s]+(?=\))/g) ?? [];
  const found: string[] = [];
  const parser = new Parser({
    onopentag(name, { href, src, property, content }) {
      const isAddress = name === 'meta' && /^og:(?:url|image)$/.test(property ?? '');
      for (const address of [href, src, isAddress ? content : '']) if (address) found.push(address);
    },
  });
  parser.end(text);
  return found;
}

function filesOf(folder: string, extension: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith(extension)).map((name) => join(folder, name));
}

/**
 * Returns sentences of an article in the form that a script could contain: plain text, without the output of islands.
 */
function sentencesOf(html: string): string[] {
  const text = html
    .replace(/<lectern-island[\s\S]*?<\/lectern-island>/g, '\n')
    .replace(/<\/?(?:p|li|h\d|td|th|div|pre|code|a|strong|em|span|br)\b[^>]*>/g, '\n')
    .replace(/<[^>]*>|&\w+;|&#\w+;/g, '\n');
  const lines = text.split(/[\n"'`\\]/).map((line) => line.trim());
  // A line of code without words may occur in a script by chance.
  return lines.filter((line) => line.length >= 30 && /\p{Script=Han}|\w+ \w+ \w+/u.test(line));
}

describe('the documentation', () => {
  it('holds no page text in any script', async () => {
    const payloads = filesOf(outDir, '.json').map((file) => JSON.parse(readFileSync(file, 'utf8')));
    const sentences = payloads.flatMap(({ html }) => (typeof html === 'string' ? sentencesOf(html) : []));
    expect(sentences.length).toBeGreaterThan(300);
    const scripts = filesOf(outDir, '.js').map((file) => readFileSync(file, 'utf8'));
    expect(scripts.length).toBeGreaterThan(0);
    // Bundlers may or may not escape characters outside of ASCII.
    const escaped = (text: string) =>
      text.replace(/[^\x20-\x7e]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
    const found = sentences.filter((text) =>
      scripts.some((code) => code.includes(text) || code.includes(escaped(text))),
    );
    expect(found).toEqual([]);
  });

  it('says the same in the document, the payload and the Markdown of each page, and has no JSX left', () => {
    const twins = filesOf(outDir, '.md');
    expect(twins.length).toBeGreaterThan(340);
    for (const file of twins) {
      const [document = '', payload = '', twin = ''] = ['.html', '.json', '.md'].map((extension) =>
        readFileSync(file.replace(/\.md$/, extension), 'utf8'),
      );
      const { page, html } = JSON.parse(payload);
      expect(document, file).toContain(html);
      const article = page.pageType === 'home' ? (/<main[\s\S]*<\/main>/.exec(document)?.[0] ?? '') : html;
      const { html: rendered, titles, body } = readTwin(twin);
      expect(saidIn(rendered), file).toEqual(saidIn(article));
      expect(codeIn(rendered), file).toEqual(codeIn(article));
      expect(titles, file).toEqual(codeTitles(article));
      expect(body.replace(/(`+)[^`][\s\S]*?\1/g, ''), file).not.toMatch(/<[A-Z]|^(?:import|export) /m);
    }
  });

  it('has nothing on any page that the rules of the W3C’s validator forbid', () => {
    const validator = new HtmlValidate(
      new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }),
    );
    // Each check takes 30 ms. Translations have the same headings, blocks and ids (`site/copy`), so a sample is enough.
    const isChecked = (file: string, index: number) =>
      !file.startsWith(join(outDir, 'zh/')) || index % 8 === 0;
    const problems = filesOf(outDir, '.html')
      .filter(isChecked)
      .flatMap((file) => {
        // The content of a template is not part of the document, but the checker treats it as if it were.
        const html = readFileSync(file, 'utf8').replace(/<template\b[\s\S]*?<\/template>/g, '');
        const { results } = validator.validateStringSync(html);
        return results.flatMap(({ messages }) =>
          messages.map(({ line, ruleId, message }) => `${file}:${line} ${ruleId}: ${message}`),
        );
      });
    expect(problems).toEqual([]);
  }, 180_000);

  it('has structured data and a sitemap that keep to their schemas, and name only pages that are there', () => {
    const documents = filesOf(outDir, '.html').map((file) => readFileSync(file, 'utf8'));
    const canonical = documents.flatMap(
      (html) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? [],
    );
    expect(new Set(canonical).size).toBe(344);
    // sitemap.xsd 0.9: the order of elements, a date in W3C format, 50,000 addresses of at most 2,048 characters.
    const sitemap = readFileSync(join(outDir, 'sitemap.xml'), 'utf8');
    const entries = sitemap.match(/<url>.*<\/url>/g) ?? [];
    const alternate = '<xhtml:link rel="alternate" hreflang="[a-zA-Z-]+" href="[^"]{1,2048}"\\/>';
    const date = '\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(?:Z|[+-]\\d\\d:\\d\\d)';
    const form = new RegExp(
      `^<url><loc>[^<]{1,2048}</loc>(?:<lastmod>${date}</lastmod>)?(?:${alternate}){2}</url>$`,
    );
    expect(entries.filter((entry) => !form.test(entry))).toEqual([]);
    const located = entries.flatMap((entry) => /<loc>(.*)<\/loc>/.exec(entry)?.[1] ?? []);
    expect(located.sort()).toEqual(canonical.sort());

    // Rules that the types of schema.org cannot express: one graph per page, breadcrumbs in order, addresses of this
    // site.
    for (const html of documents.filter((text) => text.includes('rel="canonical"'))) {
      const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
      const {
        '@context': context,
        '@graph': [thing, crumbs],
      } = JSON.parse(data);
      expect(context).toBe('https://schema.org');
      expect(['TechArticle', 'WebSite']).toContain(thing['@type']);
      expect(canonical).toContain(thing.url);
      const items: { position: number; name: string; item?: string }[] = crumbs?.itemListElement ?? [];
      expect(items.map(({ position }) => position)).toEqual(items.map((_item, index) => index + 1));
      expect(items.every(({ name }) => name.length > 0)).toBe(true);
      for (const { item } of items.slice(0, -1)) expect(canonical).toContain(item);
    }
  });

  it('says on each page that it is independent', () => {
    const documents = filesOf(outDir, '.html').map((file) => readFileSync(file, 'utf8'));
    const pages = documents.filter((html) => /class="(?:doc|home)-footer"/.test(html));
    expect(pages.length).toBeGreaterThan(300);
    for (const html of pages) {
      expect(html).toMatch(/Independent documentation of Rsbuild 0\.5|Rsbuild 0\.5 的独立文档/);
    }
  });

  it('has no edit links where no repository is named', async () => {
    vi.stubEnv('DOCS_REPOSITORY', undefined);
    const { themeConfig } = await loadConfig(project);
    vi.unstubAllEnvs();
    expect([themeConfig, ...themeConfig.locales].map(({ editLink }) => editLink)).toEqual([false, undefined]);
  });

  it('has a file behind each address that its pages, its sitemap and its lists name', async () => {
    const files = ['.html', 'sitemap.xml', 'llms.txt'].flatMap((name) => filesOf(outDir, name));
    const found = files.flatMap(addressesIn);
    const own = [...new Set(found)].flatMap((address) => {
      const { origin, pathname } = new URL(address, ORIGIN);
      return origin === ORIGIN ? [pathname] : [];
    });
    // Documents, twins, cards, and the files that they use.
    expect(own.length).toBeGreaterThan(3 * 344);
    const server = createPreviewServer({ outDir, base: '/', vite: {} } as Config);
    await new Promise<void>((done) => server.listen(0, 'localhost', done));
    const { port } = server.address() as AddressInfo;
    const missing: string[] = [];
    const waiting = [...new Set(own)].values();
    const askInTurn = async () => {
      for (const path of waiting) {
        const { status } = await fetch(`http://localhost:${port}${path}`, { method: 'HEAD' });
        if (status !== 200) missing.push(`${status} ${path}`);
      }
    };
    await Promise.all(Array.from({ length: 8 }, askInTurn));
    server.close();
    expect(missing).toEqual([]);

    const edited = found.filter((address) => address.startsWith(REPOSITORY));
    // All pages except the home pages.
    expect(new Set(edited).size).toBe(342);
    const gone = edited.filter(
      (address) => !existsSync(join(project, 'docs', address.slice(REPOSITORY.length))),
    );
    expect(gone).toEqual([]);
  });

  it('finds in its index, for every two Chinese characters that are together, every page that has them', async () => {
    const load = readJson(outDir);
    const { zh: name }: IndexNames = await load('search_index.json');
    const pages = new Map<string, Set<number>>();
    for (let page = 0; existsSync(join(outDir, `${name}/x${page}.0.json`)); page++) {
      for (let part = 0; existsSync(join(outDir, `${name}/x${page}.${part}.json`)); part++) {
        const [, , sections]: PagePart = await load(`${name}/x${page}.${part}.json`);
        for (const [run] of sections.flatMap(([, , text]) => [...text.matchAll(/\p{Script=Han}{2,}/gu)])) {
          for (let at = 0; at + 2 <= run.length; at++) {
            const pair = run.slice(at, at + 2);
            pages.set(pair, (pages.get(pair) ?? new Set()).add(page));
          }
        }
      }
    }
    expect(pages.size).toBeGreaterThan(1500);
    const index = await openIndex('zh', load);
    const missed: string[] = [];
    for (const [pair, expected] of pages) {
      const found = new Set((await rankPages(parseQuery(pair), index)).pages.map(({ page }) => page));
      for (const page of expected) if (!found.has(page)) missed.push(`${pair} on page ${page}`);
    }
    expect(missed).toEqual([]);
  });
});

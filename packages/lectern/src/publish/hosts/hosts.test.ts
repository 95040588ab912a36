import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { HOST_SITE as SITE } from '../../../tests/host-site.ts';
import { formatError } from '../../shared/error.ts';
import { hostConfig } from '../host.ts';
import { locationOf } from '../redirect-target.ts';
import { cloudflare } from './cloudflare.ts';
import { github } from './github.ts';
import { netlify } from './netlify.ts';
import type { HostSite } from './site.ts';
import { vercel } from './vercel.ts';

/** `tests/scenarios/hosts.test.ts` tests nginx and Caddy with real servers. */

const urls = { base: '/docs/', cleanUrls: true };
const BELOW: HostSite = {
  ...SITE,
  base: '/docs/',
  folder: 'site',
  hasDates: true,
  redirects: [
    {
      from: ['/docs/旧', '/docs/旧/', '/docs/旧.html', '/docs/旧/index.html'],
      to: locationOf('/a#part', urls),
    },
  ],
};

describe('hostConfig', () => {
  const failure = (name?: string) => hostConfig(name, '.').then(() => 'it passed', formatError);

  it('names the hosts it knows', async () => {
    const hint = '  Known: nginx, caddy, vercel, netlify, cloudflare, github.';
    expect(await failure()).toBe(`"lectern host" needs the name of a host.\n${hint}`);
    expect(await failure('apache')).toBe(`There is no configuration for the host "apache".\n${hint}`);
    expect(await failure('nginix')).toBe(
      'There is no configuration for the host "nginix".\n  Did you mean "nginx"?',
    );
    expect(await failure('constructor')).toContain('There is no configuration for the host "constructor".');
  });
});

describe('netlify', () => {
  it('publishes the output, whose redirects override pages', () => {
    expect(netlify(SITE).text).toMatchInlineSnapshot(`
      "# Made by "lectern host netlify". Headers and redirects are in the files _headers and _redirects of the build.
      [build]
        command = "npx lectern build && sed -i 's/ 301$/ 301!/' dist/_redirects"
        publish = "dist"

      [build.environment]
        NODE_VERSION = "24"
      "
    `);
  });

  it('leaves redirects of the author as they are', () => {
    expect(netlify({ ...SITE, hasOwnRedirects: true }).text).toContain('command = "npx lectern build"');
  });

  it('puts the files that Netlify reads above a base', () => {
    expect(netlify(BELOW).text).toMatchInlineSnapshot(`
      "# Made by "lectern host netlify". Headers and redirects are in the files _headers and _redirects of the build.
      [build]
        command = "(git fetch --unshallow || true) && npx lectern build site --outDir dist/docs && mv site/dist/docs/_headers site/dist/docs/_redirects site/dist/ && sed -i 's/ 301$/ 301!/' site/dist/_redirects"
        publish = "site/dist"

      [build.environment]
        NODE_VERSION = "24"

      [[redirects]]
        from = "/"
        to = "/docs/"
        status = 302

      [[redirects]]
        from = "/docs/*"
        to = "/docs/404.html"
        status = 404
      "
    `);
  });
});

describe('cloudflare', () => {
  it('publishes the output', () => {
    expect(cloudflare(SITE).text).toMatchInlineSnapshot(`
      "// Made by "lectern host cloudflare". Headers and redirects are in the files _headers and _redirects of the build.
      {
        "$schema": "./node_modules/wrangler/config-schema.json",
        "name": "docs-example-com",
        "compatibility_date": "2025-01-01",
        "build": {
          "command": "npx lectern build"
        },
        "assets": {
          "directory": "./dist",
          "html_handling": "auto-trailing-slash",
          "not_found_handling": "404-page"
        }
      }
      "
    `);
  });

  it('puts the files that Cloudflare reads above a base', () => {
    const text = cloudflare(BELOW).text.replace(/^\/\/.*/, '');
    expect(JSON.parse(text)).toMatchObject({
      build: {
        command:
          '(git fetch --unshallow || true) && npx lectern build site --outDir dist/docs && mv site/dist/docs/_headers site/dist/docs/_redirects site/dist/',
      },
      assets: { directory: './site/dist', not_found_handling: '404-page' },
    });
  });
});

describe('github', () => {
  it('builds with the base of the Pages and the whole history', () => {
    const { steps } = parse(github(BELOW).text).jobs.publish;
    expect(steps[0].with).toEqual({ 'fetch-depth': 0 });
    // biome-ignore lint/suspicious/noTemplateCurlyInString: what GitHub puts in.
    const base = '${{ steps.pages.outputs.base_path }}/';
    expect(steps[5]).toEqual({ run: `npx lectern build site --base "${base}"` });
    expect(steps[6].with).toEqual({ path: 'site/dist' });
  });

  it('keeps what the next build can take', () => {
    const { steps } = parse(github(BELOW).text).jobs.publish;
    expect(steps[4]).toMatchObject({
      uses: 'actions/cache@v4',
      with: { path: 'site/.lectern\nsite/dist\n', 'restore-keys': 'lectern-' },
    });
  });
});

describe('vercel', () => {
  const config = JSON.parse(vercel(BELOW).text);

  it('puts the page for unknown addresses above a base', () => {
    expect(config.buildCommand).toBe(
      'npx lectern build site --outDir dist/docs && mv site/dist/docs/404.html site/dist/',
    );
    expect(config.outputDirectory).toBe('site/dist');
    expect(vercel(BELOW).notes.join()).toContain('VERCEL_DEEP_CLONE');
  });

  it('leads from old addresses, and to Markdown', () => {
    const has = [{ type: 'header', key: 'accept', value: '.*(^|,)\\s*text/markdown\\s*($|,|;\\s*q=1).*' }];
    expect(config.redirects).toEqual([
      { source: '/', destination: '/docs/', statusCode: 302 },
      { source: '/docs/%E6%97%A7', destination: '/docs/a#part', statusCode: 301 },
      { source: '/docs/%E6%97%A7/', destination: '/docs/a#part', statusCode: 301 },
      { source: '/docs/((?:[^/.]+/)*)', has, destination: '/docs/$1index.md', statusCode: 307 },
      { source: '/docs/((?:[^/.]+/)*[^/.]+)', has, destination: '/docs/$1.md', statusCode: 307 },
    ]);
  });

  it('keeps hashed files, and no others', () => {
    const cacheOf = (path: string) =>
      config.headers
        .filter(({ source }: { source: string }) => new RegExp(`^${source}$`).test(path))
        .flatMap(({ headers }: { headers: { key: string; value: string }[] }) => headers)
        .filter(({ key }: { key: string }) => key === 'Cache-Control')
        .map(({ value }: { value: string }) => value);
    const kept = ['public, max-age=31536000, immutable'];
    expect(cacheOf('/docs/assets/main.abc.js')).toEqual(kept);
    expect(cacheOf('/docs/search_index.en.abc/t0.json')).toEqual(kept);
    for (const path of ['', 'guide/x', 'search_index.en.json', 'guide/assets/x']) {
      expect([path, cacheOf(`/docs/${path}`)]).toEqual([path, ['no-cache']]);
    }
  });
});

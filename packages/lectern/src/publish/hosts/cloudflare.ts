import { type HostConfig, type HostSite, inRepository, rootedBuildCommand } from './site.ts';

/** Returns a `wrangler.jsonc` for a Worker that serves only static files. */
export function cloudflare(site: HostSite): HostConfig {
  const build = rootedBuildCommand(site, ['_headers', '_redirects']);
  const command = site.hasDates ? `(git fetch --unshallow || true) && ${build}` : build;
  const config = {
    $schema: './node_modules/wrangler/config-schema.json',
    name: site.hostname.replace(/\W+/g, '-').toLowerCase(),
    compatibility_date: '2025-01-01',
    build: { command },
    assets: {
      directory: `./${inRepository(site, site.outName)}`,
      html_handling: 'auto-trailing-slash',
      not_found_handling: '404-page',
    },
  };
  return {
    text: [
      '// Made by "lectern host cloudflare". Headers and redirects are in the files _headers and _redirects of the build.',
      JSON.stringify(config, null, 2),
      '',
    ].join('\n'),
    notes: [
      'Save it as wrangler.jsonc in the folder of the repository, and publish with "npx wrangler deploy".',
      `On Cloudflare Pages, set the build command to "${command}" and the output folder to "${inRepository(site, site.outName)}" instead.`,
      'Cloudflare does not answer "Accept: text/markdown" by itself: the Markdown of a page is at its address with .md.',
    ],
  };
}

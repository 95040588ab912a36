import { type HostSite, IMMUTABLE, SECURITY_HEADERS } from './rules.ts';

/** `vercel.json`: Vercel reads neither `_headers` nor `_redirects`. */
export function vercelConfig({ base, cleanUrls, outDir, redirects }: HostSite): string {
  const list = (headers: Readonly<Record<string, string>>) =>
    Object.entries(headers).map(([key, value]) => ({ key, value }));
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    buildCommand: 'npx lectern build',
    outputDirectory: outDir,
    cleanUrls,
    headers: [
      { source: '/(.*)', headers: [...list(SECURITY_HEADERS), { key: 'Vary', value: 'Accept' }] },
      { source: `${base}(assets|search_index\\.[^/]+)/(.*)`, headers: list({ 'Cache-Control': IMMUTABLE }) },
    ],
    redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
    rewrites: [twin(`${base}:path*/`, `${base}:path*/index.md`), twin(`${base}:path*`, `${base}:path*.md`)],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

function twin(source: string, destination: string) {
  return { source, destination, has: [{ type: 'header', key: 'accept', value: '.*text/markdown.*' }] };
}

/** `netlify.toml`: what `_headers` and `_redirects` in the output cannot say. */
export function netlifyConfig({ outDir, redirects }: HostSite): string {
  // By force: a page that leads on lies at the same address, for hosts without rules.
  const moved = redirects.map(
    ({ from, to }) => `[[redirects]]\nfrom = "${from}"\nto = "${to}"\nstatus = 301\nforce = true\n`,
  );
  return ['[build]', 'command = "npx lectern build"', `publish = "${outDir}"`, '', ...moved].join('\n');
}

/** `wrangler.jsonc` of Cloudflare; `_headers` and `_redirects` in the output do the rest. */
export function cloudflareConfig({ outDir }: HostSite): string {
  const config = {
    name: 'docs',
    compatibility_date: '2026-01-01',
    assets: {
      directory: `./${outDir}`,
      html_handling: 'auto-trailing-slash',
      not_found_handling: '404-page',
    },
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

const WORKFLOW = `# .github/workflows/docs.yml: in the repository's settings, set the source of Pages to GitHub Actions.
name: docs
on:
  push:
    branches: [main]
permissions:
  contents: read
  pages: write
  id-token: write
concurrency: pages
jobs:
  publish:
    runs-on: ubuntu-latest
    environment: github-pages
    steps:
      - uses: actions/checkout@v6
        with:
          # All of it: the dates of pages come from it.
          fetch-depth: 0
      - uses: actions/setup-node@v6
        with:
          node-version: 24
          cache: npm
      - run: npm ci
      # A project's pages are served under the name of the repository. Without this step for a domain of your own.
      - id: pages
        uses: actions/configure-pages@v5
      - run: npx lectern build --base "\${{ steps.pages.outputs.base_path }}/"
      - uses: actions/upload-pages-artifact@v4
        with:
          path: {outDir}
      - uses: actions/deploy-pages@v4
`;

/** A workflow for GitHub Pages. */
export function githubWorkflow({ outDir }: HostSite): string {
  return WORKFLOW.replace('{outDir}', outDir);
}

import { buildCommand, type HostConfig, type HostSite, inRepository } from './site.ts';

const SETTINGS = `name: Publish

on:
  push:
    branches: [main]
  workflow_dispatch:

permissions:
  contents: read
  pages: write
  id-token: write

concurrency:
  group: pages
  cancel-in-progress: true

`;

/** A workflow of GitHub Actions that publishes on GitHub Pages. */
export function github(site: HostSite): HostConfig {
  const text = `# Made by "lectern host github".
${SETTINGS}jobs:
  publish:
    runs-on: ubuntu-latest
    environment:
      name: github-pages
      url: $\{{ steps.publish.outputs.page_url }}
    steps:
      - uses: actions/checkout@v4
        with:
          # The whole history: pages show the date of their last commit.
          fetch-depth: 0
      - uses: actions/setup-node@v4
        with:
          node-version: 24
          cache: npm
      - id: pages
        uses: actions/configure-pages@v5
      - run: npm ci
      # With both, a build renders what was edited and takes all else from the last one.
      - uses: actions/cache@v4
        with:
          path: |
            ${inRepository(site, '.lectern')}
            ${inRepository(site, site.outName)}
          key: lectern-$\{{ github.run_id }}
          restore-keys: lectern-
      # The base is that of the repository's Pages: /name/, or / on a domain of its own.
      - run: ${buildCommand(site)} --base "$\{{ steps.pages.outputs.base_path }}/"
      - uses: actions/upload-pages-artifact@v3
        with:
          path: ${inRepository(site, site.outName)}
      - id: publish
        uses: actions/deploy-pages@v4
`;
  return {
    text,
    notes: [
      'Save it as .github/workflows/publish.yml, and choose "GitHub Actions" in the settings of the repository under Pages.',
      'GitHub Pages takes no headers and no redirects: old addresses are pages that lead on.',
    ],
  };
}

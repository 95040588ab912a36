import { installCommand, type SitePackages } from './packages.ts';
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

/** Returns a workflow for GitHub Actions that publishes on GitHub Pages. */
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
          # Fetches the whole history, because pages show the date of their last commit.
          fetch-depth: 0
      - id: pages
        uses: actions/configure-pages@v5
${installSteps(site.packages)}
      # With these two folders, a build renders only edited pages and reuses all others.
      - uses: actions/cache@v4
        with:
          path: |
            ${inRepository(site, '.lectern')}
            ${inRepository(site, site.outName)}
          key: lectern-$\{{ github.run_id }}
          restore-keys: lectern-
      # The base is the path of the repository's Pages: /name/, or / on a custom domain.
${runStep(`${buildCommand(site)} --base "$\{{ steps.pages.outputs.base_path }}/"`, site.packages)}
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

/** Returns the steps that install Node.js, the package manager and the packages. */
function installSteps(packages: SitePackages): string {
  const { manager, isPinned, lockFile, folder } = packages;
  const json = folder ? `${folder}/package.json` : null;
  const node = use('actions/setup-node@v4', {
    'node-version': 24,
    // setup-node asks the package manager for its cache folder. Corepack has none yet, and Bun is not supported.
    cache: lockFile && /^(?:npm|pnpm|yarn)$/.test(manager) ? manager : null,
    'cache-dependency-path': lockFile && folder ? `${folder}/${lockFile}` : null,
  });
  const install = runStep(installCommand(packages), packages);
  const steps: Record<SitePackages['manager'], string[]> = {
    npm: [node, install],
    yarn: [node, install],
    // The action uses the version in package.json, and rejects a second one.
    pnpm: [
      use('pnpm/action-setup@v4', isPinned ? { package_json_file: json } : { version: 'latest' }),
      node,
      install,
    ],
    // Corepack runs Yarn 1 if no version is set.
    'yarn@berry': [
      node,
      runStep(`corepack enable${isPinned ? '' : ' && corepack prepare yarn@stable --activate'}`),
      install,
    ],
    bun: [use('oven-sh/setup-bun@v2', {}), node, install],
  };
  return steps[manager].join('\n');
}

/** @param inputs null values are left out */
function use(action: string, inputs: Record<string, string | number | null>): string {
  const given = Object.entries(inputs).filter(([, value]) => value !== null);
  const lines = given.map(([name, value]) => `\n          ${name}: ${value}`);
  return `      - uses: ${action}${given.length > 0 ? '\n        with:' : ''}${lines.join('')}`;
}

/** Returns a step that runs a command, in the folder of the packages if they are given. */
function runStep(command: string, { folder } = { folder: '' }): string {
  return `      - run: ${command}${folder ? `\n        working-directory: ${folder}` : ''}`;
}

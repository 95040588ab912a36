import { type HostConfig, type HostSite, inRepository, rootedBuildCommand } from './site.ts';

/** Returns a `netlify.toml`. Redirects and headers are in the output, so they are always in sync with the pages. */
export function netlify(site: HostSite): HostConfig {
  const { base, hasDates, hasOwnRedirects } = site;
  const publish = inRepository(site, site.outName);
  const command = [
    hasDates && '(git fetch --unshallow || true)',
    rootedBuildCommand(site, ['_headers', '_redirects']),
    // Without the exclamation mark, a page at the old address overrides its redirect.
    !hasOwnRedirects && `sed -i 's/ 301$/ 301!/' ${publish}/_redirects`,
  ].filter(Boolean);
  const lines = [
    '# Made by "lectern host netlify". Headers and redirects are in the files _headers and _redirects of the build.',
    '[build]',
    `  command = "${command.join(' && ')}"`,
    `  publish = "${publish}"`,
    '',
    '[build.environment]',
    '  NODE_VERSION = "24"',
    ...(base === '/' ? [] : [...rule('/', base, 302), ...rule(`${base}*`, `${base}404.html`, 404)]),
    '',
  ];
  return {
    text: lines.join('\n'),
    notes: [
      'Save it as netlify.toml in the folder of the repository.',
      'Netlify does not answer "Accept: text/markdown" by itself: the Markdown of a page is at its address with .md.',
    ],
  };
}

function rule(from: string, to: string, status: number): string[] {
  return ['', '[[redirects]]', `  from = "${from}"`, `  to = "${to}"`, `  status = ${status}`];
}

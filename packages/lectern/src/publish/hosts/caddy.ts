import {
  ACCEPTS_MARKDOWN,
  folderPattern,
  HASHED_FOLDERS,
  IMMUTABLE,
  MARKDOWN_TYPE,
  NO_HSTS,
  REVALIDATE,
  SECURITY_HEADERS,
} from '../headers.ts';
import type { HostConfig, HostRedirect, HostSite } from './site.ts';

/** Returns a Caddyfile. Caddy obtains the certificate itself. */
export function caddy(site: HostSite): HostConfig {
  const { base, hostname, outDir, redirects } = site;
  const lines = [
    `root * "${outDir}"`,
    'encode zstd gzip',
    `# ${NO_HSTS}`,
    ...block(
      'header',
      Object.entries(SECURITY_HEADERS).map(([name, value]) => `${name} "${value}"`),
    ),
    '',
    '# The query of the request with its question mark, for redirects.',
    ...block('map {query} {search}', ['"" ""', 'default "?{query}"']),
    ...(base === '/' ? [] : [`redir / ${base} 302`, `redir ${base.slice(0, -1)} ${base}{search} 301`]),
    ...(redirects.length > 0 ? ['# Old addresses.', ...redirects.flatMap(redirectLines)] : []),
    '',
    ...block(base === '/' ? 'handle' : `handle_path ${base}*`, pages(base)),
    '',
    ...block('handle_errors', [
      'rewrite * /404.html',
      `header Cache-Control ${REVALIDATE}`,
      'header Content-Type "text/html; charset=utf-8"',
      'file_server',
    ]),
  ];
  return {
    text: [`# Made by "lectern host caddy".`, ...block(hostname, lines), ''].join('\n'),
    notes: [
      'Save it as /etc/caddy/Caddyfile, check it with "caddy validate".',
      'Run the command again when redirects change. "root" is the output folder on this machine.',
    ],
  };
}

function pages(base: string): string[] {
  const hashed = `\`^/(?:${HASHED_FOLDERS.map(folderPattern).join('|')})/\``;
  const asked = `header_regexp Accept \`(?i)${ACCEPTS_MARKDOWN}\``;
  return [
    '# Names of hashed files change with their content.',
    `@hashed path_regexp ${hashed}`,
    `header @hashed Cache-Control "${IMMUTABLE}"`,
    `@fresh not path_regexp ${hashed}`,
    `header @fresh Cache-Control ${REVALIDATE}`,
    'header @fresh +Vary Accept',
    '# The path without trailing slashes, and the requested path with the slash added or removed, still encoded and with its query.',
    ...block('map {path} {bare}', [`~^(.*[^/])/+$ "${group(1)}"`, 'default ""']),
    ...block('map {uri} {other}', [
      `~^([^?]*[^/?])/+([?].*)?$ "${group(1)}${group(2)}"`,
      `~^([^?]*)([?].*)?$ "${group(1)}/${group(2)}"`,
    ]),
    '# /guide redirects to /guide/ if only the folder exists.',
    ...block('@folder', ['not path */ //*', 'not file {path} {path}.html', 'file {path}/index.html']),
    `redir @folder ${base.slice(0, -1)}{other} 301`,
    '# /guide/ redirects to /guide if only the page exists.',
    ...block('@page', ['path */', 'not path //*', 'not file {path}index.html', 'file {bare}.html']),
    `redir @page ${base.slice(0, -1)}{other} 301`,
    '# The Markdown of a page, for clients that accept it.',
    ...block('@markdownPage', [asked, 'not path */', 'file {path}.md']),
    ...block('@markdownIndex', [asked, 'path */', 'file {path}index.md']),
    ...['@markdownPage', '@markdownIndex'].map(
      (matcher) => `header ${matcher} Content-Type "${MARKDOWN_TYPE}"`,
    ),
    '@markdown path *.md',
    `header @markdown Content-Type "${MARKDOWN_TYPE}"`,
    'rewrite @markdownPage {path}.md',
    'rewrite @markdownIndex {path}index.md',
    'try_files {path} {path}.html',
    'file_server',
  ];
}

/** Returns a reference to a capture group of a pattern. */
function group(number: number): string {
  return `$\{${number}}`;
}

function redirectLines({ from, to }: HostRedirect): string[] {
  return from.map((path) => `redir "${path}" "${to.url}${to.hasQuery ? '' : '{search}'}${to.hash}" 301`);
}

function block(head: string, lines: readonly string[]): string[] {
  return [`${head} {`, ...lines.map((line) => (line ? `\t${line}` : '')), '}'];
}

import {
  ACCEPTS_MARKDOWN,
  folderPattern,
  HASHED_FOLDERS,
  IMMUTABLE,
  NO_HSTS,
  REVALIDATE,
  SECURITY_HEADERS,
} from '../headers.ts';
import type { HostConfig, HostRedirect, HostSite } from './site.ts';

/** `text/html` is always compressed. */
const COMPRESSED =
  'text/css text/javascript text/markdown text/plain text/xml application/javascript application/json application/manifest+json application/rss+xml application/atom+xml application/xml application/wasm image/svg+xml';

/** Returns a file for `/etc/nginx/conf.d`, which is included in the `http` block. */
export function nginx(site: HostSite): HostConfig {
  // Variables are global in nginx, which may serve other sites.
  const name = site.hostname.replace(/\W/g, '_');
  const text = [
    `# ${site.hostname}, made by "lectern host nginx".`,
    '',
    ...maps(site, name),
    '',
    'server {',
    ...server(site, name).map((line) => (line ? `    ${line}` : '')),
    '}',
    '',
  ].join('\n');
  return {
    text,
    notes: [
      `Save it as /etc/nginx/conf.d/${site.hostname}.conf, check it with "nginx -t", and add a certificate, for example with certbot.`,
      `Run the command again when redirects change. "root" and "alias" are the output folder on this machine.`,
    ],
  };
}

function maps({ base }: HostSite, name: string): string[] {
  const hashed = `~^${literal(base)}(?:${HASHED_FOLDERS.map(folderPattern).join('|')})/`;
  return [
    '# End of the file name of a page, and of its Markdown for clients that accept it.',
    ...map('$uri', `$${name}_html`, [
      ['default', '.html'],
      ['~/$', 'index.html'],
    ]),
    ...map('$uri', `$${name}_md`, [
      ['default', '.md'],
      ['~/$', 'index.md'],
    ]),
    ...map('$http_accept', `$${name}_asked`, [
      ['default', ''],
      [`~*${ACCEPTS_MARKDOWN}`, `$${name}_md`],
    ]),
    '# Names of hashed files change with their content.',
    ...map('$uri', `$${name}_cache`, [
      ['default', REVALIDATE],
      [hashed, IMMUTABLE],
    ]),
    ...map('$uri', `$${name}_vary`, [
      ['default', 'Accept'],
      [hashed, ''],
    ]),
    '# The requested path, still encoded.',
    ...map('$request_uri', `$${name}_path`, [['~^/+(?<rest>[^?]*)', '/$rest']]),
    '# The same path with a trailing slash instead of without one, or the reverse, and the file of that path.',
    ...map('$request_uri', `$${name}_other`, [
      ['default', `$${name}_path/`],
      ['~^/+(?<bare>[^?]*[^/?])/+(?:\\?|$)', '/$bare'],
    ]),
    ...map('$uri', `$${name}_otherfile`, [
      ['default', '/index.html'],
      ['~/$', '.html'],
    ]),
  ];
}

function map(from: string, to: string, lines: [string, string][]): string[] {
  return [`map ${from} ${to} {`, ...lines.map(([key, value]) => `    "${key}" "${value}";`), '}'].map(
    (line) => line.replace('"default"', 'default'),
  );
}

function server(site: HostSite, name: string): string[] {
  const { base, outDir, hostname, redirects } = site;
  return [
    'listen 80;',
    'listen [::]:80;',
    `server_name ${hostname};`,
    `root "${outDir}";`,
    '# Redirects keep scheme and port of the request.',
    'absolute_redirect off;',
    '',
    ...transfer(),
    '',
    `# ${NO_HSTS}`,
    ...Object.entries(SECURITY_HEADERS).map(([key, value]) => `add_header ${key} "${value}" always;`),
    `add_header Cache-Control $${name}_cache always;`,
    `add_header Vary $${name}_vary always;`,
    `error_page 404 ${base}404.html;`,
    '',
    ...(redirects.length > 0 ? ['# Old addresses.', ...redirects.flatMap(redirectLocations), ''] : []),
    ...pageLocations(site, name),
  ];
}

/** Returns the directives for types and compression. */
function transfer(): string[] {
  return [
    'include mime.types;',
    'types { text/markdown md; }',
    'charset utf-8;',
    'charset_types text/css text/javascript text/markdown text/plain text/xml application/javascript application/json;',
    '',
    'gzip on;',
    'gzip_vary on;',
    'gzip_proxied any;',
    'gzip_min_length 1024;',
    `gzip_types ${COMPRESSED};`,
  ];
}

function pageLocations({ base, outDir }: HostSite, name: string): string[] {
  const toBase = [
    `location = / { return 302 ${base}; }`,
    `location = ${base.slice(0, -1)} { return 301 ${base}$is_args$args; }`,
  ];
  return [
    `location ${base} {`,
    `    alias "${outDir}/";`,
    `    try_files $uri$${name}_asked $uri $uri$${name}_html @${name}_other;`,
    '}',
    '# /guide redirects to /guide/ if only the folder exists, and /guide/ to /guide if only the page exists.',
    `location @${name}_other {`,
    `    if ($uri !~ "^${literal(base)}(?<inside>.*[^/])/*$") { return 404; }`,
    `    if (-f $document_root/$inside$${name}_otherfile) { return 301 $${name}_other$is_args$args; }`,
    '    return 404;',
    '}',
    ...(base === '/' ? [] : toBase),
  ];
}

function redirectLocations({ from, to }: HostRedirect): string[] {
  const target = `${to.url}${to.hasQuery ? '' : '$is_args$args'}${to.hash}`;
  return from.map((path) => `location = "${path}" { return 301 "${target}"; }`);
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

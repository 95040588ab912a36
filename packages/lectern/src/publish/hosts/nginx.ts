import { type HostSite, IMMUTABLE, IMMUTABLE_PATHS, REVALIDATE, SECURITY_HEADERS } from './rules.ts';

/** Types of what a site consists of; Debian's list lacks Markdown. */
const TYPES = `text/html html;
    text/css css;
    text/javascript js mjs;
    text/plain txt;
    text/markdown md;
    application/json json map webmanifest;
    application/xml xml;
    application/rss+xml rss;
    application/atom+xml atom;
    application/pdf pdf;
    application/wasm wasm;
    application/zip zip;
    image/svg+xml svg;
    image/png png;
    image/jpeg jpg jpeg;
    image/gif gif;
    image/webp webp;
    image/avif avif;
    image/x-icon ico;
    font/woff woff;
    font/woff2 woff2;
    video/mp4 mp4;
    video/webm webm;`;

const COMPRESSED = `text/css text/javascript text/plain text/markdown application/json application/xml
    application/rss+xml application/atom+xml application/wasm image/svg+xml`;

/** A server block for nginx; the two maps belong beside it, in the `http` block, as the whole file does. */
export function nginxConfig({ base, redirects, outDir }: HostSite): string {
  const headers = Object.entries(SECURITY_HEADERS).map(
    ([name, value]) => `  add_header ${name} "${value}" always;`,
  );
  const moved = redirects.flatMap(({ from, to }) =>
    withOrWithoutSlash(from).map((path) => `  location = ${path} { return 301 ${to}; }`),
  );
  return `# nginx: put the content of ${outDir} into ${folderFor(base)}, and this file into /etc/nginx/conf.d.

${maps(base)}
server {
  listen 80;
  server_name docs.example.com;
  root /var/www/docs;
  charset utf-8;
  charset_types text/css text/javascript text/plain text/markdown application/json application/xml;
  absolute_redirect off;

  types {
    ${TYPES}
  }

  gzip on;
  gzip_vary on;
  gzip_min_length 256;
  gzip_types ${COMPRESSED};

${headers.join('\n')}
  add_header Cache-Control $lectern_cache;
  add_header Vary Accept;

  error_page 404 ${base}404.html;
${moved.length > 0 ? `\n${moved.join('\n')}\n` : ''}
  location ${base} {
    try_files $uri$lectern_markdown \${uri}index$lectern_markdown $uri $uri.html $uri/index.html =404;
  }
}
`;
}

/** What depends on the request alone. */
function maps(base: string): string {
  return `# Clients that ask for Markdown get the page without its frame.
map $http_accept $lectern_markdown {
  default "";
  "~text/markdown" ".md";
}

# Files with a hash in their name never change; the others are asked for again, and mostly answered with 304.
map $uri $lectern_cache {
  default "${REVALIDATE}";
  "~^${base}${IMMUTABLE_PATHS}" "${IMMUTABLE}";
}
`;
}

/** Where the site's own files go, so that their paths are their addresses. */
export function folderFor(base: string): string {
  return `/var/www/docs${base.slice(0, -1)}`;
}

export function withOrWithoutSlash(path: string): string[] {
  return path.endsWith('/') ? [path, path.slice(0, -1)] : [path, `${path}/`];
}

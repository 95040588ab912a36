import { folderFor, withOrWithoutSlash } from './nginx.ts';
import {
  type HostSite,
  IMMUTABLE,
  IMMUTABLE_PATHS,
  MARKDOWN_TYPE,
  REVALIDATE,
  SECURITY_HEADERS,
} from './rules.ts';

/** A Caddyfile: with a domain for a name, Caddy brings HTTPS by itself. */
export function caddyConfig({ base, redirects, outDir }: HostSite): string {
  const headers = Object.entries(SECURITY_HEADERS).map(([name, value]) => `    ${name} "${value}"`);
  const moved = redirects.flatMap(({ from, to }) =>
    withOrWithoutSlash(from).map((path) => `  redir ${path} ${to} 301`),
  );
  return `# Caddy: put the content of ${outDir} into ${folderFor(base)}, and this file into /etc/caddy/Caddyfile.

docs.example.com {
  root * /var/www/docs
  encode zstd gzip {
    match {
      header Content-Type text/*
      header Content-Type application/json*
      header Content-Type application/xml*
      header Content-Type application/wasm*
      header Content-Type image/svg+xml*
    }
  }
${moved.length > 0 ? `\n${moved.join('\n')}\n` : ''}
  header {
${headers.join('\n')}
    Vary Accept
  }
${matching(base)}
  file_server
  handle_errors {
    header Cache-Control "${REVALIDATE}"
    rewrite * ${base}404.html
    file_server
  }
}
`;
}

/** Cache rules, and which file answers an address. */
function matching(base: string): string {
  return `  # Files with a hash in their name never change; the others are asked for again, and mostly answered with 304.
  @immutable path_regexp ^${base}${IMMUTABLE_PATHS}
  @others not path_regexp ^${base}${IMMUTABLE_PATHS}
  header @immutable Cache-Control "${IMMUTABLE}"
  header @others Cache-Control "${REVALIDATE}"

  # Clients that ask for Markdown get the page without its frame.
  @markdown {
    header Accept *text/markdown*
    file {
      try_files {path}.md {path}index.md
    }
  }
  @page {
    not header Accept *text/markdown*
    file {
      try_files {path} {path}.html {path}/index.html
    }
  }
  rewrite @markdown {file_match.relative}
  rewrite @page {file_match.relative}
  @twin path *.md
  header @twin Content-Type "${MARKDOWN_TYPE}"
`;
}

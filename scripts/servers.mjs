import { existsSync } from 'node:fs';

/** Web servers on which the configs of `lectern host` are tested. Their names are also those of the Debian packages. */
const SERVERS = {
  nginx: ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'],
  caddy: ['/usr/bin/caddy', '/usr/local/bin/caddy'],
};

/** Returns the path of a server: `NGINX_PATH` or `CADDY_PATH`, or the first that exists; undefined if there is none. */
export function findServer(name) {
  return [process.env[`${name.toUpperCase()}_PATH`], ...SERVERS[name]].find(
    (path) => path && existsSync(path),
  );
}

/** Returns the Debian packages of the missing servers. */
export function missingServers() {
  return Object.keys(SERVERS).filter((name) => !findServer(name));
}

import { existsSync } from 'node:fs';

/** Web servers that the configurations of `lectern host` are tested on, and the packages of Debian that have them. */
const SERVERS = {
  nginx: ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'],
  caddy: ['/usr/bin/caddy', '/usr/local/bin/caddy'],
};

/** Path of a server: `NGINX_PATH` or `CADDY_PATH`, or the first that is there; undefined without one. */
export function findServer(name) {
  return [process.env[`${name.toUpperCase()}_PATH`], ...SERVERS[name]].find(
    (path) => path && existsSync(path),
  );
}

/** Packages of the servers that are not there. */
export function missingServers() {
  return Object.keys(SERVERS).filter((name) => !findServer(name));
}

import { existsSync } from 'node:fs';

/**
 * Where a Chromium may be, best first. The headless shell is the same engine without windows: a page with a context of
 * its own takes half the time of one in the whole browser, which draws a tab strip for each.
 */
const PATHS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'];

/** Path of the Chromium that browser tests use: `CHROMIUM_PATH`, or the first that is there; undefined without one. */
export function findChromium() {
  return [process.env.CHROMIUM_PATH, ...PATHS].find((path) => path && existsSync(path));
}

/** Web servers that `e2e/hosts.spec.ts` runs, by their packages. */
const WEB_SERVERS = { nginx: '/usr/sbin/nginx', caddy: '/usr/bin/caddy' };

/** Packages of the web servers that are not there. */
export function missingWebServers() {
  return Object.keys(WEB_SERVERS).filter((name) => !existsSync(WEB_SERVERS[name]));
}

/** Whether packages of the system can be installed: on Debian, as an administrator. */
export function canInstall() {
  return existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
}

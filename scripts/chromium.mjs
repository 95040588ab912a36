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

import { existsSync } from 'node:fs';

/**
 * Possible paths of a Chromium, best first. The headless shell is the same engine without windows: a page in a new
 * context takes half as long as in the full browser, which draws a tab strip for each.
 */
const PATHS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'];

/** Returns the Chromium for browser tests: `CHROMIUM_PATH`, or the first that exists; undefined if there is none. */
export function findChromium() {
  return [process.env.CHROMIUM_PATH, ...PATHS].find((path) => path && existsSync(path));
}

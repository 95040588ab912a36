import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** Path of a Firefox: `FIREFOX_PATH`, or the first that is there; undefined without one. */
export function findFirefox() {
  return first([process.env.FIREFOX_PATH, ...FIREFOX]);
}

/**
 * Paths of what a WebKit needs: a browser (`WEBKIT_PATH`, or the MiniBrowser of WebKitGTK), its driver, and a display
 * to draw on; undefined where one of them is not there.
 */
export function findWebKit() {
  const browser = first([process.env.WEBKIT_PATH, ...miniBrowsers()]);
  const driver = first(['/usr/bin/WebKitWebDriver']);
  const display = first(['/usr/bin/Xvfb']);
  return browser && driver && display ? { browser, driver, display } : undefined;
}

/** Packages of Debian with the browsers that are not there. */
export function missingBrowsers() {
  return [...(findFirefox() ? [] : ['firefox-esr']), ...(findWebKit() ? [] : ['webkit2gtk-driver', 'xvfb'])];
}

/** Debian keeps them in a folder of the architecture and the version, `x86_64-linux-gnu/webkit2gtk-4.1`. */
function miniBrowsers() {
  return ['/usr/lib', '/usr/libexec']
    .flatMap((folder) => [folder, ...namesIn(folder, /-linux-gnu/)])
    .flatMap((folder) => namesIn(folder, /^webkit2?gtk-?\d/))
    .map((folder) => join(folder, 'MiniBrowser'));
}

function namesIn(folder, pattern) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => pattern.test(name))
    .map((name) => join(folder, name));
}

function first(paths) {
  return paths.find((path) => path && existsSync(path));
}

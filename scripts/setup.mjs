import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs a command with its output shown.
 *
 * @returns its exit code
 */
export function run(command, args, options = {}) {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options }).status ?? 1;
}

/** Runs a command and stops the process with its exit code when it fails. */
export function must(command, args, options) {
  const code = run(command, args, options);
  if (code !== 0) process.exit(code);
}

/**
 * Installs the packages of a fresh clone; does nothing where they are. Not `npm ci`: it refuses a lock
 * file made where a registry lacks some platforms' optional packages; `install` takes the same versions.
 */
export function installPackages() {
  if (!existsSync(`${root}/node_modules/.package-lock.json`))
    must('npm', ['install', '--no-save', '--no-audit', '--no-fund']);
}

/** Compiles the engine's Node side, which the command line runs. */
export function buildEngine() {
  must('npm', ['run', '--silent', 'build', '-w', 'lectern']);
}

/** Installs the packages that the site's samples are checked against: an npm project of its own, with its own lock. */
export function installSamplePackages() {
  const cwd = `${root}/site/samples/packages`;
  if (!existsSync(`${cwd}/node_modules/.package-lock.json`))
    // Peer ranges of plugins outside 0.5 do not hold the documented core (site/samples/versions.json).
    must('npm', ['install', '--no-save', '--legacy-peer-deps', '--no-audit', '--no-fund'], { cwd });
}

/** Path of a Chromium for the browser tests; installed from the system's packages where there is none. */
export function chromiumPath() {
  const paths = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].filter(Boolean);
  const find = () => paths.find((path) => existsSync(path));
  if (!find()) {
    must('apt-get', ['update', '-qq']);
    must('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-noto-cjk']);
  }
  return find();
}

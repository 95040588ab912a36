import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { missingBrowsers } from './browsers.mjs';
import { engineSources, isBuilt, keepBuilt } from './built.mjs';
import { findChromium } from './chromium.mjs';
import { missingServers } from './servers.mjs';

/** The repository's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Folder of the packages that the site's samples are checked against: an npm project with its own lock file. */
const samplePackages = `${root}/site/samples/packages`;

const NPM_CI = ['ci', '--no-audit', '--no-fund'];

/**
 * Runs a command and shows its output.
 *
 * @returns its exit code
 */
export function run(command, args, options = {}) {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options }).status ?? 1;
}

/** Runs a command. If it fails, stops this process with the same exit code. */
export function must(command, args, options) {
  const code = run(command, args, options);
  if (code !== 0) process.exit(code);
}

/** Works like `run`, but without blocking: this process can continue, and can be terminated, in the meantime. */
export function runShown(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    child.on('error', () => resolve(1));
    child.on('close', (code, signal) => {
      if (signal) console.log(`${command} ${args.join(' ')} was ended by ${signal}.`);
      resolve(code ?? 1);
    });
  });
}

/**
 * Runs a command concurrently with others, without showing its output.
 *
 * @returns its exit code and all output
 */
export function runQuietly(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
    const chunks = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }));
  });
}

/** Installs all packages, unless they are installed. */
export function installPackages() {
  const { devDependencies } = readJson('package.json');
  const plugins = readdirSync(`${root}/packages`).map(
    (name) => readJson(`packages/${name}/package.json`).name,
  );
  const missing = [...Object.keys(devDependencies), ...plugins].some((name) => !isInstalled(name));
  if (missing) must('npm', NPM_CI);
}

/**
 * Installs the packages that the site's build needs, which are a third of all packages: the others belong to plugins
 * that the site does not use. Does nothing if they are installed, alone or with the others.
 */
export function installSitePackages() {
  if (!isInstalled('.package-lock.json')) must('npm', [...NPM_CI, '-w', 'lectern', '-w', 'site']);
}

function isInstalled(name) {
  return existsSync(`${root}/node_modules/${name}`);
}

function readJson(file) {
  return JSON.parse(readFileSync(`${root}/${file}`, 'utf8'));
}

/**
 * Environment for a local build of the site. It sets the site's address, so that the output has all parts that need one
 * (canonical links, cards, feeds, sitemap).
 */
export const siteEnv = { SITE_ORIGIN: 'http://localhost:4173', ...process.env };

/**
 * Compiles the engine's Node side, which the command line runs, and the plugins that the site uses. Does nothing if
 * they are built.
 */
export function buildEngine() {
  const plugins = Object.keys(readJson('site/package.json').dependencies).filter((name) =>
    name.startsWith('@lectern/'),
  );
  buildPackages(['lectern', ...plugins.map((name) => name.replace('@lectern/', ''))]);
}

/** Builds packages, given by their folders in `packages`, unless they are built. */
export function buildPackages(names) {
  const engine = engineSources(root);
  for (const name of names.filter((name) => !isBuilt(root, name, engine))) {
    must('npm', ['run', '--silent', 'build', '-w', `packages/${name}`]);
    keepBuilt(root, name, engine);
  }
}

/** Returns the command that installs the samples' packages, for `run` or `runQuietly`; null if they are installed. */
export function samplePackagesInstall() {
  if (existsSync(`${samplePackages}/node_modules/.package-lock.json`)) return null;
  // Plugins with versions outside of 0.5 have peer ranges that exclude the documented core
  // (site/samples/versions.json).
  return ['npm', [...NPM_CI, '--legacy-peer-deps'], { cwd: samplePackages }];
}

/** Returns the command that installs Chromium and fonts from the system's packages; null if there is a Chromium. */
export function chromiumInstall() {
  if (findChromium()) return null;
  const install = 'apt-get install -y -qq --no-install-recommends fonts-liberation fonts-noto-cjk';
  return ['sh', ['-c', `apt-get update -qq && (${install} chromium-headless-shell || ${install} chromium)`]];
}

/**
 * Returns the command that installs the tests' web servers from the system's packages; null if they are installed or
 * nothing can be installed. Tests of a missing server are skipped and reported as skipped.
 */
export function serversInstall() {
  const missing = missingServers();
  if (missing.length === 0 || !canInstall()) return null;
  // The packages start their servers as services on port 80, unless this file forbids it.
  const policy = '/usr/sbin/policy-rc.d';
  const forbid = `[ -e ${policy} ] || { trap 'rm -f ${policy}' EXIT; printf '#!/bin/sh\\nexit 101\\n' > ${policy}; chmod +x ${policy}; }`;
  return ['sh', ['-c', `${forbid}; ${aptInstall(missing)}`]];
}

/** Returns the same command for the browsers other than Chromium. */
export function browsersInstall() {
  const missing = missingBrowsers();
  return missing.length === 0 || !canInstall() ? null : ['sh', ['-c', aptInstall(missing)]];
}

function canInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

function aptInstall(packages) {
  return `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${packages.join(' ')}`;
}

import { existsSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import type { Config } from '../../config/load.ts';
import { urlSettings } from '../../config/url-settings.ts';
import { toPosix } from '../../pages/paths.ts';
import { repositoryOf } from '../../pages/repository.ts';
import { type Location, locationOf } from '../redirect-target.ts';
import { addressOf, type Redirect } from '../redirects.ts';
import { installCommand, type SitePackages, sitePackages } from './packages.ts';

/** Data that the configuration of each host is generated from. */
export interface HostSite {
  /** Base with slashes at both ends. */
  base: string;
  /** Absolute output folder. */
  outDir: string;
  /** Output folder relative to the project. */
  outName: string;
  /** Folder of the project in its repository. Empty for the root of the repository. */
  folder: string;
  packages: SitePackages;
  /** `docs.example.com` */
  hostname: string;
  cleanUrls: boolean;
  /** Whether pages show the date of their last commit, so that a build needs the whole history. */
  hasDates: boolean;
  /** Whether the author's own `_redirects` replaces the one that a build writes. */
  hasOwnRedirects: boolean;
  redirects: HostRedirect[];
}

export interface HostRedirect {
  /** URL paths with base, decoded: all forms of the old address. */
  from: string[];
  to: Location;
}

/** A configuration with instructions. */
export interface HostConfig {
  text: string;
  /** Instructions for the user. */
  notes: string[];
}

export function hostSite(config: Config, redirects: readonly Redirect[]): HostSite {
  const { base, outDir, project, siteOrigin, route, publicDir, themeConfig } = config;
  const repository = repositoryOf(project) ?? project;
  return {
    base,
    outDir: toPosix(outDir),
    outName: toPosix(relative(project, outDir)),
    folder: toPosix(relative(repository, project)),
    packages: sitePackages(project, repository),
    hostname: siteOrigin ? new URL(siteOrigin).hostname : 'docs.example.com',
    cleanUrls: route.cleanUrls,
    hasDates: themeConfig.lastUpdated,
    hasOwnRedirects: existsSync(join(publicDir, '_redirects')),
    redirects: redirects.map(({ from, to }) => ({
      from: formsOf(from, base),
      to: locationOf(to, urlSettings(config)),
    })),
  };
}

function formsOf(from: string, base: string): string[] {
  const path = addressOf(from).slice(1);
  if (path === '') return [base, `${base}index.html`];
  return ['', '/', '.html', '/index.html'].map((end) => base + path + end);
}

/** Returns a path of the project relative to the repository. */
export function inRepository({ folder }: HostSite, path: string): string {
  return folder ? `${folder}/${path}` : path;
}

/** Returns the command that builds the site from the folder with its packages. */
export function buildCommand({ folder, packages }: HostSite, ...options: string[]): string {
  return ['npx lectern build', posix.relative(packages.folder, folder), ...options].filter(Boolean).join(' ');
}

/**
 * Returns the command that builds the site from the folder of the repository. Hosts install the packages in that
 * folder. The command installs packages in other folders.
 */
function repositoryBuildCommand(site: HostSite, ...options: string[]): string {
  const { packages } = site;
  const build = buildCommand(site, ...options);
  return packages.folder ? `(cd ${packages.folder} && ${installCommand(packages)} && ${build})` : build;
}

/**
 * Returns the command for a host that serves a folder at the root of a domain. With a base, the pages are built into a
 * folder of that name, and the files that the host itself reads are moved to where it looks for them.
 */
export function rootedBuildCommand(site: HostSite, files: readonly string[]): string {
  if (site.base === '/') return repositoryBuildCommand(site);
  const out = inRepository(site, site.outName);
  const pages = `${out}${site.base}`;
  const moves = files.map((file) => `${pages}${file}`).join(' ');
  const build = repositoryBuildCommand(site, `--outDir ${site.outName}${site.base.replace(/\/$/, '')}`);
  return `${build} && mv ${moves} ${out}/`;
}

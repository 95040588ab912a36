import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';
import { hashOf } from '../config/hash.ts';
import { type Config, pluginStyles, themeFiles } from '../config/load.ts';
import { clearDrafts } from '../config/processes.ts';
import { siteLanguages } from '../config/site-data.ts';
import { engineId } from '../pages/engine-id.ts';
import type { Mistake } from '../shared/mistake.ts';
import { once } from '../shared/once.ts';
import type { BrokenFiles } from './broken-files.ts';
import type { Bundle } from './bundle.ts';
import { areUnchanged, type BundleInputs, bundleInputs } from './bundle-inputs.ts';
import type { BundleExtra } from './code-error.ts';
import { sharedSite } from './shared-bundle.ts';

/** Maximum number of cached bundles per project, for different bases or configs. */
const KEPT = 4;

/** Maximum number of cached bundles that sites share, for the bases and languages of all of them. */
const KEPT_SHARED = 100;

interface KeptBundle {
  /** Null if the bundle must be made again for the next build. */
  inputs: BundleInputs | null;
  bundle: Bundle;
  /** Hash of the output of each data module, by its file. */
  data: Record<string, string>;
  /** Errors of components, which are then left out. */
  mistakes: Mistake[];
  /** Modules imported by pages that cannot be resolved. */
  unresolved: string[];
}

/** A bundle for the pages of a site, and the folder that contains the browser's files. */
type FoundBundle = Pick<KeptBundle, 'bundle' | 'mistakes' | 'unresolved'> & { clientDir: string };

/** Creates the bundles of one build. */
export interface Bundler {
  /**
   * Bundles the site.
   *
   * @param pageModules modules that pages import
   * @param extra a source map of the server's code, which takes a tenth of the time of a cold build, or a trace of its
   *   modules
   */
  bundle(pageModules: readonly string[], extra: BundleExtra | null): Promise<FoundBundle>;
  /** Starts bundling in the background, for a later call of `bundle`. */
  begin(pageModules: readonly string[]): void;
  /**
   * Resolves when no bundling is in progress. A folder cannot be removed while it is written to.
   *
   * @param within timeout in milliseconds, because a Vite plugin may never finish
   */
  settled(within?: number): Promise<void>;
}

/**
 * Creates the bundles of one build, or reuses those of an earlier build if none of their inputs has changed (DESIGN
 * decision 5). Within a build, each bundle is made once, and files that cannot be bundled are searched for once. A site
 * with such files never reuses a bundle of an earlier build, and it takes several rounds to find all of them.
 */
export function createBundler(site: Config): Bundler {
  const made = new Map<string, Promise<FoundBundle>>();
  const brokenFiles = once(async () => (await import('./broken-files.ts')).createBrokenFiles(site));
  // Bundles are made one after another: they set the environment, and each reuses the broken files found before it.
  let last: Promise<unknown> = Promise.resolve();

  async function find(pageModules: readonly string[], extra: BundleExtra | null): Promise<FoundBundle> {
    const shared = sharedSite(site, pageModules);
    const config = shared ?? site;
    const root = join(config.cacheDir, 'bundle');
    const folder = join(root, contextHash(config, pageModules, extra));
    const kept =
      (await readKept(folder, config)) ??
      (await makeBundle(config, pageModules, folder, extra, await brokenFiles()));
    utimesSync(folder, new Date(), new Date());
    prune(root, shared ? KEPT_SHARED : KEPT);
    return { ...kept, clientDir: join(folder, 'client') };
  }

  function bundle(pageModules: readonly string[], extra: BundleExtra | null): Promise<FoundBundle> {
    const key = JSON.stringify([pageModules, extra]);
    const known = made.get(key);
    if (known) return known;
    const found = last.then(() => find(pageModules, extra));
    made.set(key, found);
    last = found.catch(() => {});
    return found;
  }

  return {
    bundle,
    begin: (pageModules) => void bundle(pageModules, null).catch(() => {}),
    async settled(within = 5000) {
      const waiting = new AbortController();
      const late = sleep(within, undefined, { signal: waiting.signal });
      await Promise.race([last, late]).finally(() => waiting.abort());
    },
  };
}

/** Hashes all inputs that are not files: the options of the bundler and its plugin, and the environment. */
function contextHash(config: Config, pageModules: readonly string[], extra: BundleExtra | null): string {
  const { project, base, vite, configDeps } = config;
  const env = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  return hashOf(
    JSON.stringify([
      engineId(),
      process.version,
      project,
      base,
      themeFiles(config),
      pluginStyles(config).map(({ file }) => file),
      siteLanguages(config),
      pageModules,
      extra,
      env.sort(),
      // Vite settings may contain functions, so the files that define them are hashed instead.
      Object.keys(vite).length > 0 ? configDeps.map((file) => hashOf(readFileSync(file))) : null,
      // Values that plugins define may depend on the date or the environment.
      vite.define ?? null,
    ]),
  );
}

async function readKept(folder: string, config: Config): Promise<KeptBundle | null> {
  const file = join(folder, 'bundle.json');
  if (!existsSync(file)) return null;
  try {
    const kept: KeptBundle = JSON.parse(readFileSync(file, 'utf8'));
    const isFresh =
      kept.inputs &&
      areUnchanged(kept.inputs, join(folder, 'state')) &&
      (await areSameData(kept.data, config));
    return isFresh ? kept : null;
  } catch {
    // Truncated by a full disk, or not written by Lectern: treated as absent.
    return null;
  }
}

/** Data modules run in each build, because they may read anything. */
async function areSameData(data: Record<string, string>, { project, vite }: Config): Promise<boolean> {
  const files = Object.entries(data);
  if (files.length === 0) return true;
  const { runDataModule } = await import('../vite/data-modules.ts');
  for (const [file, hash] of files) {
    const { code } = await runDataModule(file, project, vite);
    if (hashOf(code) !== hash) return false;
  }
  return true;
}

async function makeBundle(
  config: Config,
  pageModules: readonly string[],
  folder: string,
  extra: BundleExtra | null,
  broken: BrokenFiles,
): Promise<KeptBundle> {
  // Imported only here: a build that reuses its bundle does not need the bundler's plugins.
  const { bundleSite } = await import('./bundle.ts');
  clearDrafts(folder);
  const draft = `${folder}.${process.pid}.${threadId}`;
  const started = Date.now();
  try {
    const { bundle, modules, data, unresolved } = await withoutBroken(broken, pageModules, () =>
      bundleSite(config, pageModules, draft, broken, extra),
    );
    const isWhole = broken.mistakes.length === 0 && unresolved.length === 0;
    const kept: KeptBundle = {
      // A plugin may read files that are unknown here, and a missing module may appear anywhere.
      inputs:
        config.vite.plugins?.length || !isWhole
          ? null
          : settledInputs(bundleInputs(config.project, modules), started),
      bundle: { ...bundle, serverEntry: join(folder, 'server', 'entry.mjs') },
      data,
      mistakes: [...broken.mistakes],
      unresolved,
    };
    writeFileSync(join(draft, 'bundle.json'), JSON.stringify(kept));
    // Another build may have made the same bundle in the meantime, and may be reading it.
    const made = await readKept(folder, config);
    if (made) return made;
    rmSync(folder, { recursive: true, force: true });
    renameSync(draft, folder);
    return kept;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Bundles again as long as files that the bundler rejects can be left out. */
async function withoutBroken<T>(
  broken: BrokenFiles,
  pageModules: readonly string[],
  bundle: () => Promise<T>,
): Promise<T> {
  for (;;) {
    try {
      return await bundle();
    } catch (error) {
      if (!broken.add(error, pageModules)) throw error;
    }
  }
}

/**
 * Returns null if a file was saved while the bundler ran: the bundle may contain its old content, so it is not cached.
 */
function settledInputs(inputs: BundleInputs | null, started: number): BundleInputs | null {
  const isOld = (file: string) => (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < started;
  return inputs && Object.keys(inputs.files).every(isOld) ? inputs : null;
}

/** Keeps the bundles that were used most recently, and removes the others. */
function prune(root: string, count: number): void {
  mkdirSync(root, { recursive: true });
  const byUse = readdirSync(root)
    .map((name) => join(root, name))
    .map((folder) => ({ folder, time: statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.time - a.time);
  for (const { folder } of byUse.slice(count)) rmSync(folder, { recursive: true, force: true });
}

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

/** Bundles of one project that are kept: for several bases or configs. */
const KEPT = 4;

/** Bundles that sites share: for the bases and languages of all of them. */
const KEPT_SHARED = 100;

interface KeptBundle {
  /** Null: it went into one build, and must be made again for the next. */
  inputs: BundleInputs | null;
  bundle: Bundle;
  /** Hash of what each data module gave, by its file. */
  data: Record<string, string>;
  /** What is wrong with components, which are left out then. */
  mistakes: Mistake[];
  /** Modules of pages that nobody finds. */
  unresolved: string[];
}

/** A bundle for the pages of a site, with the folder that has the browser's files. */
type FoundBundle = Pick<KeptBundle, 'bundle' | 'mistakes' | 'unresolved'> & { clientDir: string };

/** Makes the bundles of one build. */
export interface Bundler {
  /**
   * Bundles the site.
   *
   * @param pageModules modules that pages import
   * @param extra a source map of the server's code, which a tenth of a cold build's time goes into, or a trace of its
   *   modules
   */
  bundle(pageModules: readonly string[], extra: BundleExtra | null): Promise<FoundBundle>;
  /** Begins to, for somebody who asks for it later. */
  begin(pageModules: readonly string[]): void;
  /**
   * When nothing is being bundled: a folder that is written to cannot be removed.
   *
   * @param within milliseconds, after which it is not waited for: a plugin of Vite may never answer
   */
  settled(within?: number): Promise<void>;
}

/**
 * Makes the bundles of one build, or takes those of an earlier build when nothing that went into them has changed
 * (DESIGN decision 5). Within the build each is made once, and files that cannot be bundled are looked for once: of a
 * site with such files no bundle is taken from an earlier build, and to find all of them takes several rounds.
 */
export function createBundler(site: Config): Bundler {
  const made = new Map<string, Promise<FoundBundle>>();
  const brokenFiles = once(async () => (await import('./broken-files.ts')).createBrokenFiles(site));
  // One after the other: they set the environment, and find broken files for each other.
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

/** Everything that goes in besides files: what the bundler and its plugin are handed, and the environment. */
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
      // Settings of Vite may be functions: the files that they are written in tell when they have changed.
      Object.keys(vite).length > 0 ? configDeps.map((file) => hashOf(readFileSync(file))) : null,
      // What plugins define may come of the date or the environment.
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
    // Cut off by a full disk, or not ours: as good as absent.
    return null;
  }
}

/** Data modules are run for each build: they may read anything. */
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
  // Only here: a build that finds its bundle does not need the bundler's plugins.
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
      // A plugin may read files that no one here knows of; what is missing may come from anywhere.
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
    // Another build may have made it meanwhile, and be reading it.
    const made = await readKept(folder, config);
    if (made) return made;
    rmSync(folder, { recursive: true, force: true });
    renameSync(draft, folder);
    return kept;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Bundles again for as long as files can be left out that the bundler complains of. */
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

/** A file saved while the bundler ran may be in the bundle as it was before: such a bundle is not kept. */
function settledInputs(inputs: BundleInputs | null, started: number): BundleInputs | null {
  const isOld = (file: string) => (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < started;
  return inputs && Object.keys(inputs.files).every(isOld) ? inputs : null;
}

/** Keeps those used last. */
function prune(root: string, count: number): void {
  mkdirSync(root, { recursive: true });
  const byUse = readdirSync(root)
    .map((name) => join(root, name))
    .map((folder) => ({ folder, time: statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.time - a.time);
  for (const { folder } of byUse.slice(count)) rmSync(folder, { recursive: true, force: true });
}

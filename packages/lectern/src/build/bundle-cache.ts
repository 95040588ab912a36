import {
  cpSync,
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
import { hashOf } from '../config/hash.ts';
import { type Config, themeFiles } from '../config/load.ts';
import { engineId } from '../pages/engine-id.ts';
import type { Bundle } from './bundle.ts';
import { areUnchanged, type BundleInputs, bundleInputs } from './bundle-inputs.ts';

/** Bundles of one project that are kept: for several bases or configs. */
const KEPT = 4;

interface KeptBundle {
  /** Null: it went into one build, and must be made again for the next. */
  inputs: BundleInputs | null;
  bundle: Bundle;
}

/**
 * Bundles a site, or takes the bundle of an earlier build when nothing that went into it has changed
 * (DESIGN decision 5). The browser's files are written to `stagingDir` either way.
 *
 * @param pageModules modules that pages import
 */
export async function bundleOnce(
  config: Config,
  pageModules: readonly string[],
  stagingDir: string,
): Promise<Bundle> {
  const root = join(config.cacheDir, 'bundle');
  const folder = join(root, contextHash(config, pageModules));
  const kept = readKept(folder) ?? (await makeBundle(config, pageModules, folder));
  cpSync(join(folder, 'client'), stagingDir, { recursive: true });
  utimesSync(folder, new Date(), new Date());
  prune(root);
  return kept.bundle;
}

/** Everything that goes in besides files: what the bundler and its plugin are handed, and the environment. */
function contextHash(config: Config, pageModules: readonly string[]): string {
  const { project, base, vite, configDeps } = config;
  const env = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  return hashOf(
    JSON.stringify([
      engineId(),
      process.version,
      project,
      base,
      themeFiles(config),
      pageModules,
      env.sort(),
      // Settings of Vite may be functions: the files that they are written in tell when they have changed.
      Object.keys(vite).length > 0 ? configDeps.map((file) => hashOf(readFileSync(file))) : null,
    ]),
  );
}

function readKept(folder: string): KeptBundle | null {
  const file = join(folder, 'bundle.json');
  if (!existsSync(file)) return null;
  try {
    const kept: KeptBundle = JSON.parse(readFileSync(file, 'utf8'));
    return kept.inputs && areUnchanged(kept.inputs) ? kept : null;
  } catch {
    // Cut off by a full disk, or not ours: as good as absent.
    return null;
  }
}

async function makeBundle(
  config: Config,
  pageModules: readonly string[],
  folder: string,
): Promise<KeptBundle> {
  // Only here: a build that finds its bundle need not load the bundler's plugins.
  const { bundleSite } = await import('./bundle.ts');
  const draft = `${folder}.${process.pid}`;
  const started = Date.now();
  try {
    const { bundle, modules } = await bundleSite(config, pageModules, draft);
    const kept: KeptBundle = {
      // A plugin may read files that no one here knows of.
      inputs: config.vite.plugins?.length
        ? null
        : settledInputs(bundleInputs(config.project, modules), started),
      bundle: { ...bundle, serverEntry: join(folder, 'server', 'entry.mjs') },
    };
    writeFileSync(join(draft, 'bundle.json'), JSON.stringify(kept));
    rmSync(folder, { recursive: true, force: true });
    renameSync(draft, folder);
    return kept;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** A file saved while the bundler ran may be in the bundle as it was before: such a bundle is not kept. */
function settledInputs(inputs: BundleInputs | null, started: number): BundleInputs | null {
  const isOld = (file: string) => (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < started;
  return inputs && Object.keys(inputs.files).every(isOld) ? inputs : null;
}

/** Keeps those used last. */
function prune(root: string): void {
  mkdirSync(root, { recursive: true });
  const byUse = readdirSync(root)
    .map((name) => join(root, name))
    .map((folder) => ({ folder, time: statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.time - a.time);
  for (const { folder } of byUse.slice(KEPT)) rmSync(folder, { recursive: true, force: true });
}

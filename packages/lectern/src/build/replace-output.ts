import { join } from 'node:path';
import type { Tinypool } from 'tinypool';
import type { Config } from '../config/load.ts';
import { canChange } from '../publish/change-output.ts';
import { filesIn } from '../publish/files-in.ts';
import { changeInPlace, isKept, isStillThere, swap } from '../publish/output-folder.ts';
import { refuseForeignFiles, writeList } from './foreign-files.ts';
import { type LastOutput, writeLastOutput } from './last-output.ts';
import { linkOutput } from './output-files.ts';
import { type OutputView, renamedFolders, renamedIn, viewOutput, type WrittenBeside } from './output-view.ts';

interface ReplaceOptions {
  /** Whether files that no build wrote may be deleted. */
  isEmptied: boolean;
  /** A thread that is idle. */
  helper: Pick<Tinypool, 'run'> | null;
}

/** The files of a new output, with a warning if parts of the old one are left. */
interface Replaced {
  files: string[];
  warnings: string[];
}

/**
 * Replaces the old output with a complete new one. Every step that may fail runs before the new output is in place. A
 * build that is killed halfway leaves a cache that lists the files of both.
 *
 * @throws DocsError for files that no build wrote
 */
export async function replaceOutput(
  config: Config,
  staging: string,
  written: LastOutput,
  { isEmptied, helper }: ReplaceOptions,
): Promise<Replaced> {
  const files = filesIn(staging);
  const there = filesIn(config.outDir);
  if (!isEmptied) refuseForeignFiles(config, there, files);
  writeList(config, [...there, ...files]);
  writeLastOutput(config, written);
  const elsewhere = helper && ((folders: readonly string[]) => helper.run(folders, { name: 'removeTrees' }));
  const left = await swap(staging, config.outDir, elsewhere);
  writeList(config, files);
  const warnings = left ? [`${left}  The old output could not be removed. Remove this folder.`] : [];
  return { files, warnings };
}

/**
 * Limits for changing an output in place: with more new files than both, it is faster to write a complete new folder.
 */
const MOST = 0.3;
const FEW = 500;

/**
 * Changes the old output into the new one. `staging` contains only the new files, which are few after an edit.
 *
 * @param last record of the old output
 * @returns null, without any change, if the output has changed since the build began, or cannot be changed file by file
 * @throws DocsError for files that no build wrote
 */
export async function changeOutput(
  config: Config,
  staging: string,
  written: WrittenBeside,
  last: LastOutput,
  options: ReplaceOptions,
): Promise<Replaced | null> {
  const { isEmptied } = options;
  const there = written.there ?? filesIn(config.outDir);
  const view = viewOutput(config, staging, { ...written, there }, last);
  const renamed = renamedFolders(written, last);
  // A folder that already has the new name of a renamed one belongs to an unknown build.
  if (there.some((path) => renamed.some(({ to }) => path.startsWith(`${to}/`)))) return null;
  if (!view.isWhole()) return null;
  const [fresh, files] = [view.fresh(), view.files()];
  const wanted = new Set(files);
  const kept = there.map((path) => renamedIn(path, renamed));
  const change = { renamed, removed: kept.filter((path) => !wanted.has(path) && !isKept(path)) };
  const isMuch = fresh.length > Math.max(FEW, MOST * files.length);
  if (isMuch || !canChange(config.outDir, fresh, change)) {
    const isComplete = addOthers(staging, view) && isStillThere(config.outDir, written.changed);
    return isComplete ? replaceOutput(config, staging, written, options) : null;
  }
  if (!isEmptied) refuseForeignFiles(config, there, files);
  writeList(config, [...there, ...files]);
  writeLastOutput(config, written);
  if (!(await changeInPlace(staging, config.outDir, change, written.changed))) return null;
  writeList(config, files);
  return { files, warnings: [] };
}

/** Adds the files that stay to the new ones, to complete the output. @returns false if a file is gone */
function addOthers(staging: string, view: OutputView): boolean {
  const own = new Set(view.fresh());
  return view.files().every((path) => own.has(path) || linkOutput(view.placeOf(path), join(staging, path)));
}

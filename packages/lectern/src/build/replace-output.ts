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
  /** Files that no build wrote may go. */
  isEmptied: boolean;
  /** A thread that has nothing to do. */
  helper: Pick<Tinypool, 'run'> | null;
}

/** The files of a new output, and a warning where something of the old one is left. */
interface Replaced {
  files: string[];
  warnings: string[];
}

/**
 * Puts a whole new output in the place of the old one. All that may fail comes before it is there, and a build that is
 * killed on the way leaves a cache that knows the files of both.
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

/** Where more of the files are new, and more than a few, it takes less time to put all of them into a new folder. */
const MOST = 0.3;
const FEW = 500;

/**
 * Makes the old output the new one, of which `staging` has the files that are new: after an edit, few of a site's.
 *
 * @param last what was known of the old output
 * @returns null where the output is not what it was when the build began, or cannot be changed file by file: nothing is
 *   done then
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
  // A folder that has a name which another one is to get is of a build that nothing is known of.
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

/** Adds the files that stay to the new ones, so that these are a whole output. @returns false where one is gone */
function addOthers(staging: string, view: OutputView): boolean {
  const own = new Set(view.fresh());
  return view.files().every((path) => own.has(path) || linkOutput(view.placeOf(path), join(staging, path)));
}

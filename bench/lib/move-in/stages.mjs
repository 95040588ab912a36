import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { correct, hasCorrections } from './corrections.mjs';
import { CACHE, commitAll, copyTree, movedFiles } from './fetch.mjs';
import { judge, readSources } from './judge.mjs';
import { buildProject, lectern, migratedProject, pagePaths } from './run.mjs';
import { otherWords } from './told.mjs';
import { visitTree } from './visit.mjs';

/** Prepares a tree with unchanged pages. */
async function unchanged(tree) {
  const folder = copyTree(tree, 'unchanged');
  const project = join(folder, tree.project);
  if (tree.root) {
    writeFileSync(join(project, 'lectern.config.mjs'), `export default { root: '${tree.root}' };\n`);
  }
  return { folder, project, moved: new Map() };
}

/** Prepares a tree with the result of `lectern migrate`. */
async function migrated(tree, stage = 'migrated') {
  const folder = copyTree(tree, stage);
  const migration = await lectern('migrate', join(folder, tree.migrate));
  const moved = movedFiles(folder);
  commitAll(folder);
  return { folder, project: migratedProject(tree, folder), moved, migration };
}

/** Prepares the migrated tree with the changes that a person makes in the hour after it. */
async function corrected(tree) {
  const result = await migrated(tree, 'corrected');
  for (const text of correct(tree, result.folder)) console.log(`${tree.name}.patch does not fit: ${text}`);
  commitAll(result.folder);
  return result;
}

/**
 * Builds in strict mode and, if that fails, in lenient mode. The strict build separates errors from warnings; the
 * lenient build has the pages.
 */
async function buildBoth(project, outDir, { hasLenient }) {
  const strict = await buildProject(project, { lenient: false, outDir });
  if (strict.code === 0 || !hasLenient) return { strict, build: strict };
  const lenient = await buildProject(project, { lenient: true, outDir });
  return { strict, build: { ...lenient, told: strict.told } };
}

const STAGES = { unchanged, migrated, corrected, screenshots: migrated };

const siteOf = (tree, stage) => join(CACHE, tree.name, `${stage}-site`);

/**
 * Runs one stage for a tree.
 *
 * @returns input of `report.mjs`; null if this engine does not support the stage
 */
export async function runStage(tree, stage, { engine, browser }) {
  if (stage !== 'unchanged' && !engine.hasMigrate) return null;
  if (stage === 'corrected' && !hasCorrections(tree)) return null;
  const { folder, project, moved, migration } = await STAGES[stage](tree, stage);
  const { strict, build } = await buildBoth(project, siteOf(tree, stage), engine);
  const { paths, error } = await pagePaths(project);
  const sources = readSources(tree);
  const judged = judge(sources, build, { folder, paths, moved });
  const result = {
    tree: tree.name,
    stage,
    mode: strict === build ? 'strict' : 'lenient',
    strictPasses: strict.code === 0,
    code: build.code,
    seconds: build.seconds,
    words: otherWords(build.output),
    told: build.told,
    routesError: error,
    ...judged,
  };
  const shots = stage === 'screenshots';
  if ((shots || browser) && judged.documents > 0)
    result.consoleErrors = await visitTree(tree, result, sources, { site: build.outDir, shots });
  keepOutput(tree, stage, { build, strict, migration });
  if (migration) result.migration = { code: migration.code, seconds: migration.seconds };
  return result;
}

/** Saves the output of the commands, for closer inspection. */
function keepOutput(tree, stage, commands) {
  for (const [name, command] of Object.entries(commands)) {
    if (command) writeFileSync(join(CACHE, tree.name, `${stage}.${name}.log`), command.output);
  }
}

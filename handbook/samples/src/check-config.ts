import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Problem } from '../../../site/samples/src/sample.js';
import type { Engine } from './engine.js';
import type { PlacedSample } from './projects.js';

const CONFIG = /^lectern\.config\.(?:ts|js|mjs)$/;

/** Loads each config with the engine. It must run, and its keys, values and plugin options must be valid. */
export async function checkConfigs(placed: readonly PlacedSample[], engine: Engine): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { sample, project, file } of placed.filter(({ file }) => CONFIG.test(file))) {
    makeFiles(sample.code, project);
    try {
      await engine.loadConfig(project, { config: file });
    } catch (error) {
      problems.push(...tellErrors(error, engine).map((message) => problemOf(sample, message)));
    }
  }
  return problems;
}

/** Creates the docs folder and the images that a config refers to, which readers of the sample have. */
function makeFiles(code: string, project: string): void {
  const [, docs = 'docs'] = /^\s*root: ['"]([\w./-]+)['"]/m.exec(code) ?? [];
  mkdirSync(join(project, docs, 'public'), { recursive: true });
  for (const [, picture = ''] of code.matchAll(/['"]\/([\w./-]+\.(?:svg|png|ico|jpe?g|webp))['"]/g)) {
    const file = join(project, docs, 'public', picture);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  }
}

/** Returns the messages of an engine error, each on one line. */
function tellErrors(error: unknown, engine: Engine): string[] {
  const { errors = [error] } = error as { errors?: readonly unknown[] };
  return errors.map((one) => engine.formatError(one).replace(/\s*\n\s*/g, ' '));
}

function problemOf({ page, line }: PlacedSample['sample'], message: string): Problem {
  const [, place, column] = /^lectern\.config\.\w+:(\d+)(?::(\d+))?/.exec(message) ?? [];
  return {
    page,
    line: line + Number(place ?? 1) - 1,
    column: Number(column ?? 1),
    message: message.replace(/^lectern\.config\.\w+(?::\d+)*\s+/, ''),
    code: 'config',
  };
}

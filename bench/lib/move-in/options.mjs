import { parseArgs } from 'node:util';
import { trees } from '../../move-in/trees.mjs';

export const HELP = `node bench/move-in.mjs [tree…] [options]

Moves real documentation trees to Lectern and judges what comes out: ${trees.map(({ name }) => name).join(', ')}
(all without a name). Builds each as it is, after "lectern migrate", and after an hour of a person.

  --fetch       Get the trees first (LECTERN_MIRRORS: folder of git directories, instead of GitHub)
  --stage <s>   Only "unchanged", "migrated" or "corrected" (with the changes of a person, bench/move-in/<tree>.patch)
                or "screenshots": ten pages after "lectern migrate", one on a phone and one in Chinese, beside the
                original engine's build where there is one
  --browser     Open ten pages of each and list what their console says
  --help        Print this text`;

/**
 * Reads the command line.
 *
 * @throws Error for an unknown option or tree
 */
export function readOptions(argv) {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      fetch: { type: 'boolean' },
      stage: { type: 'string' },
      browser: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const unknown = positionals.find((name) => !trees.some((tree) => tree.name === name));
  if (unknown)
    throw new Error(`There is no tree "${unknown}". Known: ${trees.map(({ name }) => name).join(', ')}.`);
  const stages = [...STAGES, 'screenshots'];
  if (values.stage && !stages.includes(values.stage))
    throw new Error(`--stage wants ${stages.join(' or ')}, not "${values.stage}".`);
  return {
    ...values,
    stages: values.stage ? [values.stage] : STAGES,
    trees: positionals.length > 0 ? trees.filter(({ name }) => positionals.includes(name)) : trees,
  };
}

const STAGES = ['unchanged', 'migrated', 'corrected'];

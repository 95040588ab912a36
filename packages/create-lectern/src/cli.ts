import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Answers, DEFAULTS, HOSTS, problemWith, TEMPLATES } from './answers.ts';
import { CreateError, createSite, repositoryAbove } from './create-site.ts';
import { packageManager } from './package-manager.ts';

const list = (choices: object) => Object.keys(choices).join(', ');

const HELP = `npm create lectern [folder] -- [options]

Writes a documentation site into a folder. Asks for what is not given; without a terminal it takes the defaults.
Files that are in the folder stay as they are.

  --title <text>     name of the site (${DEFAULTS.title})
  --template <name>  ${list(TEMPLATES)} (${DEFAULTS.template})
  --host <name>      ${list(HOSTS)} (${DEFAULTS.host})
  --yes              takes the defaults for what is not given
  --help             shows this text`;

/**
 * Runs the command line of the starter.
 *
 * @param args arguments after the command
 * @returns the exit code: 0, 1 if nothing could be written, 2 for invalid arguments, 130 if the user canceled
 */
export async function main(args: readonly string[]): Promise<number> {
  const given = readArgs(args);
  if (typeof given === 'string') return fail(given, 2);
  if (given.help) return say(HELP);
  try {
    const answers = given.asks
      ? await (await import('./ask.ts')).ask(given.answers)
      : { ...DEFAULTS, ...given.answers };
    if (!answers) return 130;
    createSite(answers);
    return say(nextSteps(answers));
  } catch (error) {
    // Errors with a code are disk errors: no permission, no space.
    const isTold = error instanceof CreateError || (error as NodeJS.ErrnoException).code !== undefined;
    if (!isTold) throw error;
    return fail((error as Error).message, 1);
  }
}

interface Given {
  answers: Partial<Answers>;
  /** Whether to ask for the answers that were not given. */
  asks: boolean;
  help: boolean;
}

/** Reads the arguments. Returns a text if there is a problem with them. */
function readArgs(args: readonly string[]): Given | string {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  try {
    const options = { title: text, template: text, host: text, yes: flag, help: flag };
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [folder, more] = positionals;
    if (more !== undefined) return `There is more than one folder: "${folder}" and "${more}". See --help.`;
    const { yes, help, ...rest } = values;
    const answers = Object.fromEntries(
      Object.entries({ folder, ...rest }).filter(([, value]) => value !== undefined),
    ) as Partial<Answers>;
    for (const [key, value] of Object.entries(answers)) {
      const problem = problemWith(key as keyof Answers, value);
      if (problem) return problem;
    }
    const isComplete = Object.keys(answers).length === Object.keys(DEFAULTS).length;
    const asks = !yes && !isComplete && process.stdin.isTTY === true && process.stdout.isTTY === true;
    return { answers, asks, help };
  } catch (error) {
    return `${(error as Error).message} See --help.`;
  }
}

function nextSteps({ folder, host }: Answers): string {
  const shown = relative(process.cwd(), resolve(folder));
  const { name, execute } = packageManager();
  const steps = [
    ...(shown === '' ? [] : [`cd ${shown.includes(' ') ? JSON.stringify(shown) : shown}`]),
    `${name} install`,
    `${name} run dev`,
  ];
  const lines = ['The site is written. Next:', '', ...steps.map((step) => `  ${step}`), ''];
  if (host === 'github') lines.push(...publishing(resolve(folder), execute));
  return lines.join('\n').trimEnd();
}

/** Returns lines that explain how to publish on GitHub. */
function publishing(folder: string, execute: string): string[] {
  const repository = repositoryAbove(folder);
  if (!repository) {
    return ['To publish it, push it to GitHub, and choose "GitHub Actions" in the settings under Pages.'];
  }
  const workflows = `${relative(folder, repository).replaceAll('\\', '/')}/.github/workflows`;
  return [
    'It is in a folder of a repository. To publish it from GitHub:',
    '',
    `  mkdir -p ${workflows}`,
    `  ${execute} lectern host github > ${workflows}/publish.yml`,
  ];
}

function say(text: string): 0 {
  console.log(text);
  return 0;
}

function fail(text: string, code: number): number {
  console.error(text);
  return code;
}

import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

export const HELP = `npm run bench -- [options]

Builds one docs folder with Lectern and with the peers installed under bench/peers, and prints them side by side.

  --docs <dir>      Project or docs folder to build (site)
  --pages <n,m>     Copy its pages until there are so many (343); one run for each number
  --peers <a,b>     Only these peers: rspress2, vitepress, starlight, hugo; "none" for Lectern alone
  --runs <n>        Runs of each, in turn (3)
  --warm            Measure second builds too, with the caches kept
  --edit            Measure builds after an edit of one page too
  --dev             Measure dev servers instead: start to first page, edit to visible
  --lighthouse      Measure Lighthouse (mobile) on Lectern's home page and a doc page instead
  --project <dir>   With --lighthouse: this project as it is, instead of copies of pages
  --paths <a,b>     With --project: the pages to measure (/)
  --install <a,b>   Install peers (or "lighthouse") first, and stop
  --json <file>     Write the figures as JSON too
  --report          Put the figures of builds into bench/RESULTS.md, with plots; sizes that are not run keep theirs
  --help            Print this text`;

const OPTIONS = {
  docs: { type: 'string' },
  pages: { type: 'string' },
  peers: { type: 'string' },
  runs: { type: 'string' },
  warm: { type: 'boolean' },
  edit: { type: 'boolean' },
  dev: { type: 'boolean' },
  lighthouse: { type: 'boolean' },
  project: { type: 'string' },
  paths: { type: 'string' },
  install: { type: 'string' },
  json: { type: 'string' },
  report: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
};

/**
 * Reads the command line.
 *
 * @throws Error for an unknown option or an invalid number
 */
export function readOptions(argv) {
  const { values } = parseArgs({ args: argv, options: OPTIONS });
  return {
    ...values,
    docs: values.docs ?? fileURLToPath(new URL('../../site/', import.meta.url)),
    pages: list(values.pages ?? '343').map((number) => count('pages', number)),
    runs: count('runs', values.runs ?? '3'),
    isAlone: values.peers === 'none',
    peers: list(values.peers === 'none' ? '' : values.peers),
    paths: list(values.paths ?? '/'),
    install: list(values.install),
  };
}

function list(text = '') {
  return text.split(',').filter(Boolean);
}

function count(name, text) {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`--${name} wants a whole number above 0, not "${text}".`);
}

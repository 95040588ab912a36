import { join } from 'node:path';
import { readPages } from '../../../site/samples/src/extract.js';
import { formatProblem } from '../../../site/samples/src/sample.js';
import { checkPages } from './check.js';
import { readSamples } from './read-samples.js';

const started = performance.now();
const root = process.cwd();
const pages = await readPages(join(root, 'handbook/docs'), root, readSamples);
const problems = await checkPages(pages, { root, folder: join(root, 'handbook/samples/.run') });

const samples = pages.flatMap(({ samples }) => samples);
for (const problem of problems) console.log(formatProblem(problem));
for (const { page, line, attributes } of samples.filter(({ attributes }) => attributes.nocheck))
  console.log(`not checked: ${page}:${line}  ${attributes.nocheck}`);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`${samples.length} fences on ${pages.length} pages in ${seconds} s: ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;

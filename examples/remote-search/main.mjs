// node main.mjs load <dist> [--index docs]   feeds a built site to Groonga
// node main.mjs serve [--port 4400]          answers the site's searches
import { parseArgs } from 'node:util';
import { readSections } from './feed.mjs';
import { openGroonga } from './groonga.mjs';
import { createSearchService } from './service.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    groonga: { type: 'string', default: 'http://127.0.0.1:10041/d' },
    index: { type: 'string', default: 'docs' },
    port: { type: 'string', default: '4400' },
  },
});
const [command, dist] = positionals;
const groonga = openGroonga(values.groonga);

if (command === 'load' && dist) {
  const sections = readSections(dist, values.index);
  await groonga.replaceAll(sections);
  console.log(`${sections.length} sections of ${dist} are in the index "${values.index}".`);
} else if (command === 'serve') {
  createSearchService(groonga).listen(Number(values.port), () => {
    console.log(`Search answers at http://localhost:${values.port}/`);
  });
} else {
  console.error('Use: main.mjs load <dist> [--index docs] | main.mjs serve [--port 4400]');
  process.exitCode = 1;
}

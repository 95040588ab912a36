import { readFileSync, writeFileSync } from 'node:fs';
import { readPage } from './page.mjs';

// Writes /options.json: every option with type, default, page and the description on that page. `npm run check:samples`
// has read types and defaults from the packages. This runs at each build, because descriptions change with the pages.
const site = new URL('..', import.meta.url);
const { version, options } = JSON.parse(readFileSync(new URL('samples/facts.json', site), 'utf8'));

function pageOf(option) {
  return `config/${option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll('.', '/')}`;
}

const list = Object.entries(options).map(([name, { type, ...defaults }]) => {
  const page = pageOf(name);
  const [en, zh] = ['en', 'zh'].map((lang) => readPage(lang, page)?.description);
  return { name, type, ...defaults, ...(en || zh ? { page: `/${page}`, description: { en, zh } } : {}) };
});
writeFileSync(
  new URL('docs/public/options.json', site),
  `${JSON.stringify({ version, options: list }, null, 2)}\n`,
);

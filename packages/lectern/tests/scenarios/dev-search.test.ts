import { afterEach, expect, it } from 'vitest';
import { type ServerProcess, startServer } from '../dev-server.ts';
import { site } from './testing.ts';

let server: ServerProcess;

afterEach(() => server?.stop());

it('pages and modules are served while the search index is built for the first time', async () => {
  const text = Array.from({ length: 10 }, (_, line) => `## Part ${line}\n\nWords of **part** ${line}.`).join(
    '\n\n',
  );
  const pages = Array.from({ length: 150 }, (_, index) => [
    `docs/p${index}.md`,
    `# Page ${index}\n\n${text}`,
  ]);
  server = await startServer('dev', site({ 'docs/index.md': '# Home', ...Object.fromEntries(pages) }));
  const get = async (path: string) => (await fetch(server.url + path, { headers: { accept: '*/*' } })).text();
  await get('');
  let isBuilt = false;
  const index = get('search_index.json').then((names) => {
    isBuilt = true;
    return names;
  });
  // The server has received the first request before it receives these.
  await new Promise((resolve) => setTimeout(resolve, 50));
  for (const path of ['p149', '@vite/client', 'p0']) expect((await get(path)).length).toBeGreaterThan(100);
  expect(isBuilt).toBe(false);
  expect(JSON.parse(await index)).toEqual({ en: expect.stringMatching(/^search_index\.en\./) });
}, 60_000);

import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { loadTheirConfig } from './load.ts';

const folder = mkdtempSync(join(tmpdir(), 'lectern-fs-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('writes nothing, however a config opens a file', async () => {
  const file = join(folder, 'config.mjs');
  writeFileSync(
    file,
    `import fs, { constants, openSync, writeSync, closeSync, readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
const to = (name) => new URL(name, import.meta.url).pathname;
for (const [name, flags] of [['a', 'w'], ['b', 'a+'], ['c', constants.O_CREAT | constants.O_WRONLY]]) {
  const file = openSync(to(name), flags);
  writeSync(file, 'text');
  closeSync(file);
}
const handle = await open(to('d'), 'w');
await handle.writeFile('text');
await handle.close();
await new Promise((resolve) => fs.open(to('e'), 'w', (error, file) => fs.close(file, resolve)));
fs.createWriteStream(to('f'));
const own = openSync(to('config.mjs'), 'r');
closeSync(own);
const read = await open(to('config.mjs'));
await read.close();
export default { title: readFileSync(to('config.mjs'), 'utf8').slice(0, 6) };
`,
  );
  const { value } = await loadTheirConfig(file);
  expect(value).toEqual({ title: 'import' });
  expect(['a', 'b', 'c', 'd', 'e', 'f'].filter((name) => existsSync(join(folder, name)))).toEqual([]);
});

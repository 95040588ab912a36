import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { formatError } from '../shared/error.ts';
import { importConfig } from './import-config.ts';
import type { LecternPlugin } from './plugin.ts';
import { inPlugin } from './plugins.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'lectern-config-')));
afterAll(() => rmSync(folder, { recursive: true }));

const FIX = '  Fix the file and start again.';
const CASES = [
  [`\nexport default { plugins: [a() }`, 'lectern.config.ts:2', 'Expected `,` or `]` but found `}`'],
  [`import './no.ts';`, 'lectern.config.ts:1', `Could not resolve './no.ts'`],
  [`\n\nconst a: string = 'a';\nthrow new Error('No ' + a);`, 'lectern.config.ts:4', 'No a'],
] as const;

/** Loads a config file as a module or as CommonJS, which Node.js runs in different ways. */
async function load(config: string, type: string, tea = ''): Promise<unknown> {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type }));
  writeFileSync(join(folder, 'lectern.config.ts'), config);
  writeFileSync(join(folder, 'tea.ts'), tea);
  return (await importConfig(join(folder, 'lectern.config.ts'), folder)).config;
}

describe.each(['module', 'commonjs'])('a config file of the type %s', (type) => {
  it.each(CASES)('that says %j is told with its line', async (config, where, text) => {
    const error = await load(config, type).then(() => 'it passed', formatError);
    expect(error).toBe(`${where}  The config file could not be loaded: ${text}\n${FIX}`);
  });

  it('that imports a package that is not there names nothing that Lectern has made of it', async () => {
    const error = await load(`import 'no-such-package';`, type).then(() => 'it passed', formatError);
    expect(error.replace('module', 'package')).toMatch(
      /^lectern\.config\.ts(:1)? {2}The config file could not be loaded: Cannot find package 'no-such-package'\n {2}Install the package: npm install no-such-package$/,
    );
  });

  it('has hooks whose errors name the file and the line that the author knows', async () => {
    const tea = `interface Tea { cup: string }\n\nexport const page = (tea: Tea) => {\n  throw new TypeError(tea.cup);\n};`;
    const config = await load(`import { page } from './tea.ts';\nexport default { page };`, type, tea);
    const run = () => (config as { page(tea: object): void }).page({ cup: 'No tea' });
    expect(() => inPlugin({ name: 'a' } as LecternPlugin, 'page', run)).toThrow(
      expect.objectContaining({
        message: 'Plugin "a", page: TypeError: No tea',
        hint: expect.stringContaining(`${join(folder, 'tea.ts')}:4:9`),
      }),
    );
  });
});

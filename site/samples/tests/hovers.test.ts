import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { format } from 'prettier';
import type ts from 'typescript';
import { afterAll, describe, expect, it } from 'vitest';
import type { HoverContext } from '../src/hover-texts.ts';
import { hoversOf } from '../src/hovers.ts';
import { insert } from '../src/insertions.ts';
import { TypeNodes } from '../src/type-nodes.ts';
import { wordsOf } from '../src/words.ts';

const typescript: typeof ts = createRequire(new URL('../packages/package.json', import.meta.url))(
  'typescript',
);

const DECLARATIONS = `
export interface RsbuildConfig {
  server?: { port?: number; strictPort?: boolean };
  tools?: { swc?: SwcOptions | ((config: SwcOptions, utils: { isProd: boolean }) => void) };
}
export interface SwcOptions {
  /** Which engine runs the code. */
  env?: 'node' | 'browser' | 'deno';
  inner?: { ${Array.from({ length: 20 }, (_, index) => `field${index}?: string`).join('; ')} };
}
/** Types a config. */
export declare function defineConfig(config: RsbuildConfig): RsbuildConfig;
export declare function plugin(options?: { deep?: boolean; name?: string }): { name: string };
export declare const anything: any;
`;

const folder = mkdtempSync(join(tmpdir(), 'hovers-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

write('node_modules/@rsbuild/core/index.d.ts', DECLARATIONS);

/** Returns the hover of each word: `port: server.port`. */
async function told(code: string): Promise<string[]> {
  const path = write('rsbuild.config.ts', code);
  const options = {
    strict: true,
    types: [],
    module: 99,
    moduleResolution: 100,
    target: 99,
    lib: ['lib.es2022.d.ts'],
  };
  const program = typescript.createProgram([path], options);
  const checker = program.getTypeChecker();
  const context = {
    ts: typescript,
    checker,
    nodes: new TypeNodes(checker as never, typescript as never, true),
    format: (text: string) => format(text, { parser: 'typescript', singleQuote: true, printWidth: 60 }),
    options: new Set(['server.port', 'server.strictPort', 'tools.swc']),
    known: new Map(),
  } as unknown as HoverContext;
  const files = [{ file: insert(code, []), source: program.getSourceFile(path) as never }];
  const words = wordsOf(code);
  return (await hoversOf(code, files, context)).map(([number, text]) => {
    const { text: name, line } = words[number] ?? { text: '', line: 0 };
    if ('option' in text) return `${line} ${name} = ${text.option}`;
    return `${line} ${name} → ${text.text}${text.docs ? ` // ${text.docs}` : ''}`;
  });
}

describe('hoversOf', () => {
  it('knows options, groups, functions, fields and parameters, of the lines that readers see', async () => {
    const code = [
      "import { defineConfig, plugin } from '@rsbuild/core';",
      "const env: 'node' | 'deno' = 'node';",
      '// ---cut---',
      'plugin();',
      'export default defineConfig({',
      '  server: { port: 1 },',
      '  tools: {',
      '    swc: (config, { isProd }) => {',
      "      config.env = isProd ? env : 'deno';",
      '      void config.inner;',
      '    },',
      '  },',
      '});',
    ].join('\n');
    expect(await told(code)).toEqual([
      '4 plugin → function plugin(options?: {\n  deep?: boolean;\n  name?: string;\n}): { name: string } // `deep`, `name`',
      '5 defineConfig → function defineConfig(config: RsbuildConfig): RsbuildConfig // Types a config.',
      '6 server → server: object // `port`, `strictPort`',
      '6 port = server.port',
      '7 tools → tools: object // `swc`',
      '8 swc = tools.swc',
      '8 config → config: SwcOptions // `env`, `inner`',
      '8 isProd → isProd: boolean',
      '9 config → config: SwcOptions // `env`, `inner`',
      "9 env → env?: 'browser' | 'deno' | 'node' // Which engine runs the code.",
      '9 isProd → isProd: boolean',
      "9 env → env: 'deno' | 'node'",
      '10 config → config: SwcOptions // `env`, `inner`',
      `10 inner → inner?: object // ${Array.from({ length: 20 }, (_, index) => `\`field${index}\``).join(', ')}`,
    ]);
  });

  it('says nothing of what has no type, of the language, and of Node.js', async () => {
    const code = [
      "import { anything } from '@rsbuild/core';",
      'const list = [1].map(String);',
      'anything.at(list);',
      'undefinedName;',
      'list.length;',
    ].join('\n');
    expect(await told(code)).toEqual([
      '2 list → list: string[]',
      '3 list → list: string[]',
      '5 list → list: string[]',
    ]);
  });

  it('does not depend on what else the compiler has seen', async () => {
    const use =
      "import type { SwcOptions } from '@rsbuild/core';\nexport const a: SwcOptions = { env: 'deno' };";
    const env = (await told(use)).find((text) => text.includes(' env →'));
    const first = "const first: 'deno' | 'browser' | 'node' = 'deno';\nfirst;\n";
    const later = (await told(first + use)).find((text) => text.includes(' env →'));
    expect(env).toBe("2 env → env?: 'browser' | 'deno' | 'node' // Which engine runs the code.");
    expect(later?.slice(2)).toBe(env?.slice(2));
  });
});

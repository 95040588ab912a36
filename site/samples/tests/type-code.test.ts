import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format } from 'prettier';
import type ts from 'typescript';
import { afterAll, describe, expect, it } from 'vitest';
import { typeCode } from '../src/type-code.ts';

const typescript: typeof ts = createRequire(new URL('../packages/package.json', import.meta.url))(
  'typescript',
);

const DECLARATIONS = `
import { Options } from 'webpack';
export type Entry = Record<string, string | Description>;
interface Description { import: string; layer?: Layer | undefined }
type Layer = 'one' | 'two';
interface BySize { strategy: 'size'; maxSize?: number; layer?: Layer }
interface Custom { strategy: 'custom'; rules?: RegExp[]; inner: Custom['rules'] }
type OneOrMany<T> = T | T[];
export interface Config {
  flag?: boolean;
  entry?: Entry;
  split?: BySize | Custom;
  title?: OneOrMany<string | ((params: { value: string } & { entryName: string }) => void | string)>;
  webpack?: Options | ((options: Options) => void);
  long?: { ${Array.from({ length: 30 }, (_, index) => `field${index}: string`).join('; ')} } | string;
}
`;

const folder = mkdtempSync(join(tmpdir(), 'type-code-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string): string {
  const file = join(folder, 'node_modules', path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
  return file;
}

write('webpack/index.d.ts', 'export interface Options { mode?: string }');
const file = write('@rsbuild/core/index.d.ts', DECLARATIONS);
const program = typescript.createProgram([file], { strict: true, types: [] });
const checker = program.getTypeChecker();

async function codeOf(option: string): Promise<string> {
  const module = checker.getSymbolAtLocation(program.getSourceFile(file) as ts.SourceFile) as ts.Symbol;
  const config = checker.getExportsOfModule(module).find(({ name }) => name === 'Config') as ts.Symbol;
  const field = checker.getPropertyOfType(checker.getDeclaredTypeOfSymbol(config), option) as ts.Symbol;
  return typeCode(field as never, checker as never, typescript as never, (code) =>
    format(code, { parser: 'typescript', singleQuote: true }),
  );
}

describe('typeCode', () => {
  it.each([
    ['flag', 'boolean'],
    [
      'entry',
      "{ [x: string]: string | Description }\n\ntype Description = { import: string; layer?: Layer }\n\ntype Layer = 'one' | 'two'",
    ],
    [
      'split',
      "| {\n    strategy: 'size';\n    maxSize?: number;\n    layer?: Layer;\n  }\n| {\n    strategy: 'custom';\n    rules?: RegExp[];\n    inner: Custom['rules'];\n  }\n\ntype Layer = 'one' | 'two'",
    ],
    [
      'title',
      '| string\n| ((params: { value: string; entryName: string }) => string | void)\n| (\n    string | ((params: { value: string; entryName: string }) => string | void)\n  )[]',
    ],
    ['webpack', "Options | ((options: Options) => void)\n\ntype Options = import('webpack').Options"],
    ['long', 'string | object'],
  ])('writes %s as a reader would', async (option, code) => {
    expect(await codeOf(option)).toBe(code);
  });
});

import { describe, expect, it } from 'vitest';
import { codeId } from './code-id.ts';

const chunk = (fileName: string, code: string, imports: string[] = []) => ({
  fileName,
  code,
  imports,
  dynamicImports: [],
});

describe('codeId', () => {
  it('depends on the code, not on the order of the files', () => {
    const [a, b] = [chunk('a.mjs', '1'), chunk('b.mjs', '2')];
    expect(codeId([a, b])).toBe(codeId([b, a]));
    expect(codeId([a, b])).not.toBe(codeId([a, chunk('b.mjs', '3')]));
  });

  it('is empty for code that reads files or the network', () => {
    for (const name of ['fs', 'node:fs', 'node:fs/promises', 'http', 'node:https', 'child_process', 'net']) {
      expect(codeId([chunk('a.mjs', '1', [name])]), name).toBe('');
    }
    expect(codeId([{ ...chunk('a.mjs', '1'), dynamicImports: ['node:fs'] }])).toBe('');
    for (const name of ['util', 'crypto', 'async_hooks', 'node:path', 'b.mjs', 'fsevents', 'network']) {
      expect(codeId([chunk('a.mjs', '1', [name])]), name).not.toBe('');
    }
  });
});

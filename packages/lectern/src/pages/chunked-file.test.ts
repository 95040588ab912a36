import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { writeInChunks } from './chunked-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'lectern-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('writeInChunks', () => {
  it('writes pieces of any length and number one after another', () => {
    const pieces = [
      '',
      ...Array.from({ length: 3000 }, (_, at) => `${at} 行\n`),
      'x'.repeat(3 << 20),
      Buffer.alloc(0),
      Buffer.from('end'),
    ];
    const file = join(folder, 'deep/file');
    writeInChunks(file, pieces);
    expect(readFileSync(file, 'utf8')).toBe(pieces.join(''));
    writeInChunks(file, []);
    expect(readFileSync(file, 'utf8')).toBe('');
  });
});

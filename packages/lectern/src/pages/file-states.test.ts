import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { stateOfFile, stateOfFiles } from './file-states.ts';

const folder = mkdtempSync(join(tmpdir(), 'lectern-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(folder, 'a.txt');
const other = join(folder, 'b.txt');
const inTime = () => Date.now() + 10_000;

describe('stateOfFile', () => {
  it('is another one after an edit that keeps size and time', async () => {
    writeFileSync(file, 'one');
    const before = statSync(file);
    // File system clocks have a resolution of some milliseconds.
    await new Promise((done) => setTimeout(done, 30));
    writeFileSync(file, 'two');
    utimesSync(file, before.atime, before.mtime);
    expect(stateOfFile(statSync(file), inTime())).not.toBe(stateOfFile(before, inTime()));
  });

  it('is empty for a file that was just written, and for one that is not there', () => {
    writeFileSync(file, 'one');
    expect(stateOfFile(statSync(file))).toBe('');
    expect(stateOfFile(undefined, inTime())).toBe('');
  });
});

describe('stateOfFiles', () => {
  it('is another one when a file comes, goes or is written', () => {
    writeFileSync(file, 'one');
    const state = () => stateOfFiles([file, other], inTime());
    const alone = state();
    expect(state()).toBe(alone);
    writeFileSync(other, 'two');
    const both = state();
    expect(both).not.toBe(alone);
    writeFileSync(other, 'three');
    expect(state()).not.toBe(both);
    rmSync(other);
    expect(state()).toBe(alone);
  });

  it('is empty where one of them was just written', () => {
    writeFileSync(file, 'one');
    expect(stateOfFiles([file, other])).toBe('');
  });
});

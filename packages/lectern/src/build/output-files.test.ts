import { linkSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takeOutput, writeOutput, writeShared } from './output-files.ts';

let folder = '';
const from = () => join(folder, 'old');
const to = () => join(folder, 'new');
const inode = (file: string) => statSync(file).ino;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-output-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('takeOutput', () => {
  it('links a file that is what it was, under another name as well', () => {
    const file = writeOutput(from(), 'guide/a.html', 'text');
    expect(takeOutput(from(), to(), file)).toBe(true);
    expect(takeOutput(from(), to(), file, 'other/b.html')).toBe(true);
    expect(inode(join(to(), 'guide/a.html'))).toBe(inode(join(from(), 'guide/a.html')));
    expect(readFileSync(join(to(), 'other/b.html'), 'utf8')).toBe('text');
  });

  it('refuses a file that was written into, replaced or removed', () => {
    const file = writeOutput(from(), 'a.html', 'text');
    const path = join(from(), 'a.html');
    utimesSync(path, new Date(), new Date(file.time + 5));
    expect(takeOutput(from(), to(), file)).toBe(false);
    writeFileSync(path, 'longer text');
    utimesSync(path, new Date(), new Date(file.time));
    expect(takeOutput(from(), to(), file)).toBe(false);
    rmSync(path);
    expect(takeOutput(from(), to(), file)).toBe(false);
  });

  it('takes a file from an archive, which has its time in whole seconds', () => {
    const file = writeOutput(from(), 'a.html', 'text');
    const seconds = Math.floor(file.time / 1000);
    utimesSync(join(from(), 'a.html'), seconds, seconds);
    expect(takeOutput(from(), to(), file)).toBe(true);
  });
});

describe('writeOutput', () => {
  it('does not write into a file that is in another output as well', () => {
    const file = writeOutput(from(), 'a.html', 'old');
    takeOutput(from(), to(), file);
    writeOutput(to(), 'a.html', 'new');
    expect(readFileSync(join(from(), 'a.html'), 'utf8')).toBe('old');
    expect(readFileSync(join(to(), 'a.html'), 'utf8')).toBe('new');
  });
});

describe('writeShared', () => {
  it('leaves a file that another page has brought', () => {
    writeOutput(from(), 'assets/a.svg', 'picture');
    writeOutput(to(), 'b', '');
    linkSync(join(from(), 'assets/a.svg'), join(to(), 'a.svg'));
    const before = inode(join(to(), 'a.svg'));
    expect(writeShared(to(), 'a.svg', 'picture').size).toBe(7);
    expect(inode(join(to(), 'a.svg'))).toBe(before);
  });
});

import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { idOf, keptIdOf } from './engine-id.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-'));
  write('engine/package.json', '{ "dependencies": { "satteri": "^1.0.0" } }');
  write('engine/dist/markdown/code.js', 'export const a = 1;');
  write('node_modules/satteri/package.json', '{ "version": "1.0.0" }');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

const id = () => idOf(join(folder, 'engine'), join(folder, 'engine/dist'));

describe('idOf', () => {
  it('stays as long as nothing changes, and looks at code only', () => {
    const before = id();
    write('engine/dist/markdown/code.d.ts', 'export declare const a: number;');
    expect(id()).toBe(before);
  });

  it.each([
    ['a compiled file is edited', 'engine/dist/markdown/code.js', 'export const a = 2;'],
    ['a compiled file comes', 'engine/dist/pages/new.js', ''],
    ['a stylesheet comes', 'engine/dist/theme/new.css', ''],
    [
      'another version of a dependency is installed',
      'node_modules/satteri/package.json',
      '{ "version": "1.0.1" }',
    ],
    [
      'a dependency is installed nearer',
      'engine/node_modules/satteri/package.json',
      '{ "version": "2.0.0" }',
    ],
  ])('changes when %s', (_name, file, text) => {
    const before = id();
    write(file, text);
    expect(id()).not.toBe(before);
  });
});

describe('keptIdOf', () => {
  const inTime = () => Date.now() + 10_000;
  const kept = () => join(folder, 'cache/engine.json');
  const keptId = (now: number) => keptIdOf(join(folder, 'engine'), join(folder, 'engine/dist'), kept(), now);

  it('says what was kept as long as the files stay as they are', () => {
    expect(keptId(inTime())).toBe(id());
    const { key } = JSON.parse(readFileSync(kept(), 'utf8'));
    writeFileSync(kept(), JSON.stringify({ key, id: 'kept' }));
    expect(keptId(inTime())).toBe('kept');
    write('engine/dist/markdown/code.js', 'export const a = 200;');
    expect(keptId(inTime())).toBe(id());
    write('node_modules/satteri/package.json', '{ "version": "1.0.1" }');
    expect(keptId(inTime())).toBe(id());
  });

  it('keeps nothing of files that were just written', () => {
    expect(keptId(Date.now())).toBe(id());
    expect(existsSync(kept())).toBe(false);
  });

  it('does without a folder that it can write to', () => {
    write('cache', 'a file');
    expect(keptId(inTime())).toBe(id());
  });
});

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { canChange, changeInSteps, changeOutput } from './change-output.ts';
import { restoreOutput } from './output-folder.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-change-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const place = () => join(folder, 'dist');
/** Staging folder of a process that no longer exists. */
const staging = () => join(folder, '.dist.99999999');

function write(root: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

function read(root: string): Record<string, string> {
  const names = readdirSync(root, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(
    files.map((file) => [file.slice(root.length + 1), readFileSync(file, 'utf8')]).sort(),
  );
}

const old = {
  'assets/main.1.js': 'old',
  'guide/a.html': 'old',
  'guide/b.html': 'stays',
  'gone/c/d.html': 'old',
  'index.1/t0.json': 'stays',
  'index.1/t1.json': 'old',
  'index.1/t2.json': 'old',
};
const fresh = {
  'assets/main.2.js': 'new',
  'guide/a.html': 'new',
  'new/e/f.html': 'new',
  'index.2/t1.json': 'new',
};
const wanted = {
  'assets/main.2.js': 'new',
  'guide/a.html': 'new',
  'guide/b.html': 'stays',
  'index.2/t0.json': 'stays',
  'index.2/t1.json': 'new',
  'new/e/f.html': 'new',
};
const change = {
  renamed: [{ from: 'index.1', to: 'index.2' }],
  removed: ['assets/main.1.js', 'gone/c/d.html', 'index.2/t2.json'],
};

describe('an output that is changed', () => {
  it('has the new files, and neither files nor folders that are gone', () => {
    write(place(), old);
    write(staging(), fresh);
    changeOutput(staging(), place(), change);
    expect(read(place())).toEqual(wanted);
    expect(existsSync(join(place(), 'gone'))).toBe(false);
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  it('is the old or the new one after a kill at any step', () => {
    let killed = 0;
    for (let isDone: boolean | undefined = false; !isDone; killed++) {
      write(place(), old);
      write(staging(), fresh);
      const steps = changeInSteps(staging(), place(), change)[Symbol.iterator]();
      for (let step = 0; step <= killed; step++) isDone = steps.next().done;
      restoreOutput(place());
      expect([old, wanted], `killed at ${killed}`).toContainEqual(read(place()));
      expect(readdirSync(folder)).toEqual(['dist']);
      rmSync(place(), { recursive: true });
    }
    expect(killed).toBeGreaterThan(10);
  });

  it('is put right by the next build where the list of the change is cut off', () => {
    write(place(), old);
    write(`${staging()}.new`, fresh);
    writeFileSync(`${staging()}.change`, '{"renamed":');
    restoreOutput(place());
    expect(readdirSync(folder)).toEqual(['dist']);
  });
});

describe('a change file by file', () => {
  it('is not for files and folders in the place of each other, nor for names in other letters', () => {
    write(place(), { 'a/b': '', c: '' });
    const can = (path: string, removed: string[] = []) =>
      canChange(place(), [path], { renamed: [], removed });
    expect(can('a')).toBe(false);
    expect(can('c/d', ['c'])).toBe(false);
    expect(can('C', ['c'])).toBe(false);
    expect(can('c')).toBe(true);
    expect(can('a/d/e', ['c'])).toBe(true);
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { formatError } from '../shared/error.ts';
import { brokenTsconfig } from './broken-tsconfig.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function project(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

describe('a tsconfig that extends', () => {
  it('what is not there is named, with its line', () => {
    const folder = project({
      'tsconfig.json': '{\n  // For editors.\n  "extends": "@acme/tsconfig/base"\n}',
    });
    expect(formatError(brokenTsconfig(folder))).toBe(
      'tsconfig.json:3  This file extends @acme/tsconfig/base, which does not exist.\n  Install the package that contains it, or remove "extends": Lectern does not need it.',
    );
  });

  it('several, or is beside a component, is looked through as well', () => {
    const folder = project({
      'tsconfig.json': '{ "extends": ["./base.json", "./config"] }',
      'base.json': '{}',
      'config.json': '{}',
      'ui/tsconfig.json': '{ "extends": "../none.json" }',
    });
    expect(brokenTsconfig(folder)).toBeNull();
    expect(brokenTsconfig(folder, [join(folder, 'ui/deep')])?.where).toBe('ui/tsconfig.json:1');
  });

  it('what is in an installed package is fine', () => {
    const folder = project({
      'docs/tsconfig.json': '{ "extends": "@acme/tsconfig/base" }',
      'node_modules/@acme/tsconfig/package.json': '{}',
      'node_modules/@acme/tsconfig/base.json': '{}',
    });
    expect(brokenTsconfig(join(folder, 'docs'))).toBeNull();
  });
});

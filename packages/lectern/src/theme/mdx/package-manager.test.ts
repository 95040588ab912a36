import { describe, expect, it } from 'vitest';
import { commandFor, PACKAGE_MANAGERS } from './package-manager.ts';

const all = (command: string) => PACKAGE_MANAGERS.map((manager) => commandFor(manager, command));

describe('commandFor', () => {
  it.each([
    ['add x -D', ['npm add x -D', 'yarn add x -D', 'pnpm add x -D', 'bun add x -D']],
    ['install x', ['npm install x', 'yarn add x', 'pnpm install x', 'bun add x']],
    ['install -D x', ['npm install -D x', 'yarn add -D x', 'pnpm install -D x', 'bun add -D x']],
    ['install', ['npm install', 'yarn install', 'pnpm install', 'bun install']],
    [
      'install --frozen',
      ['npm install --frozen', 'yarn install --frozen', 'pnpm install --frozen', 'bun install --frozen'],
    ],
    ['create a@latest', ['npm create a@latest', 'yarn create a', 'pnpm create a@latest', 'bun create a']],
    [
      'create a@1 -- --t b',
      ['npm create a@1 -- --t b', 'yarn create a@1 --t b', 'pnpm create a@1 --t b', 'bun create a@1 --t b'],
    ],
    [
      'npx rsbuild build',
      ['npx rsbuild build', 'yarn dlx rsbuild build', 'pnpm dlx rsbuild build', 'bunx rsbuild build'],
    ],
    ['remove x y', ['npm remove x y', 'yarn remove x y', 'pnpm remove x y', 'bun remove x y']],
  ])('%s', (command, expected) => {
    expect(all(command)).toEqual(expected);
  });

  it('keeps lines apart', () => {
    expect(commandFor('yarn', 'install x\nrun dev')).toBe('yarn add x\nyarn run dev');
  });
});

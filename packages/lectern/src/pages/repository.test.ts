import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { isInRepository, repositoryOf } from './repository.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'lectern-repository-')));
const path = (...parts: string[]) => join(folder, ...parts);

beforeAll(() => {
  mkdirSync(path('repository/.git'), { recursive: true });
  mkdirSync(path('repository/site/docs'), { recursive: true });
  mkdirSync(path('worktree/docs'), { recursive: true });
  writeFileSync(path('worktree/.git'), 'gitdir: ../repository/.git/worktrees/a\n');
  mkdirSync(path('outside'));
  symlinkSync(path('repository/site/docs'), path('outside/docs'));
});

afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

describe('the repository of a folder', () => {
  it('is the nearest folder above that has a folder or a file of git', () => {
    expect(repositoryOf(path('repository/site/docs'))).toBe(path('repository'));
    expect(repositoryOf(path('worktree/docs'))).toBe(path('worktree'));
    expect(repositoryOf(path('outside'))).toBeNull();
  });

  it('is that of the folder that a link leads to', () => {
    expect(isInRepository(path('outside/docs'))).toBe(true);
    expect(isInRepository(path('outside'))).toBe(false);
  });

  it('may be named by the environment', () => {
    vi.stubEnv('GIT_DIR', path('repository/.git'));
    expect(isInRepository(path('outside'))).toBe(true);
  });
});

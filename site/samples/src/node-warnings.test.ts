import { describe, expect, it } from 'vitest';
import { isDeprecationOfPackage } from './node-warnings.js';

const warn = (code: string | undefined, ...frames: string[]) => {
  const stack = ['DeprecationWarning: old.', ...frames.map((frame) => `    at ${frame}`)].join('\n');
  return Object.assign(new Error('old.'), { name: 'DeprecationWarning', code, stack });
};
const PACKAGE = 'tryStatSync (/samples/packages/node_modules/jiti/index.js:1:2)';
const SAMPLE = '/samples/packages/.run/1-2/rsbuild.config.ts:1:182';

describe('isDeprecationOfPackage', () => {
  it('is what a package has called, also through Node itself and for a sample', () => {
    expect(isDeprecationOfPackage(warn('DEP0180', PACKAGE, SAMPLE))).toBe(true);
    expect(isDeprecationOfPackage(warn('DEP0180', 'new Stats (node:internal/fs:3:4)', PACKAGE))).toBe(true);
  });

  it('is not what a sample has called, though a package has loaded it', () => {
    expect(isDeprecationOfPackage(warn('DEP0180', SAMPLE, PACKAGE))).toBe(false);
    expect(isDeprecationOfPackage(warn('DEP0180', 'node:internal/fs:3:4'))).toBe(false);
  });

  it('is not what a package itself deprecates', () => {
    expect(isDeprecationOfPackage(warn('DEP_WEBPACK_HOOK', PACKAGE))).toBe(false);
    expect(isDeprecationOfPackage(warn(undefined, PACKAGE))).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { exportNames, isUseClient, wrapExports } from './use-client.ts';

describe('isUseClient', () => {
  it('takes the directive only as the first statement', () => {
    expect(isUseClient(`'use client';\nexport const a = 1;`)).toBe(true);
    expect(isUseClient(`// license\n/* more */\n"use client"\n`)).toBe(true);
    expect(isUseClient(`import a from 'a';\n'use client';`)).toBe(false);
    expect(isUseClient(`const a = 'use client';`)).toBe(false);
  });
});

describe('exportNames', () => {
  it('finds declarations, lists and the default', () => {
    const code =
      'export default function A() {}\nexport const b = 1;\nexport function C() {}\nexport { d, e as f, type G };';
    expect(exportNames(code)).toEqual(['default', 'b', 'C', 'd', 'f']);
  });
});

describe('wrapExports', () => {
  it('wraps each export under the same name', () => {
    expect(wrapExports('export default function A() {}', '/site/A.tsx', 'A.tsx')).toBe(
      `import * as original from "/site/A.tsx?original";\nimport { island } from 'lectern/island-server';\nexport default island(original["default"], "A.tsx", "default");`,
    );
  });
});

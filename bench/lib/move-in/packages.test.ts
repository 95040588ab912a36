import { expect, it } from 'vitest';
import { wantedPackages } from './packages.mjs';

it('wants what the tree imports, at the versions of its lock', () => {
  const manifest = {
    dependencies: {
      '@tea/ui': 'catalog:',
      cups: '^1.2.0',
      spoons: '^3.0.0',
      react: '^19.0.0',
      near: 'workspace:*',
    },
    devDependencies: { '@rspress/core': '^2.0.0', kettle: 'catalog:' },
  };
  const lock = `importers:
  site:
    dependencies:
      '@tea/ui':
        specifier: 'catalog:'
        version: 1.4.8(@rspress/core@2.0.0(react@19.0.0))
`;
  const code = `import { Pot } from '@tea/ui/pot';
import cups from "cups";
import { useState } from 'react';
import near from 'near';
import { Layout } from '@rspress/core/theme';
import kettle from 'kettle';
import other from 'undeclared';
`;
  expect(wantedPackages({ manifest, lock, importer: 'site', code })).toEqual({
    '@tea/ui': '1.4.8',
    cups: '^1.2.0',
  });
});

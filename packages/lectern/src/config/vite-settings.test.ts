import { describe, expect, it } from 'vitest';
import { formatError } from '../shared/error.ts';
import { aliasesOf, checkViteSettings, type ViteSettings, withAlias } from './vite-settings.ts';

describe('checkViteSettings', () => {
  it('takes aliases, plugins, constants and styles', () => {
    expect(() =>
      checkViteSettings(
        { resolve: { alias: { '@': '/x' } }, plugins: [], define: { A: '1' }, build: { target: 'es2022' } },
        '',
      ),
    ).not.toThrow();
  });

  it('names all that the engine sets itself', () => {
    const settings: ViteSettings = { base: '/x', build: { outDir: 'out' }, server: { port: 1 } };
    try {
      checkViteSettings(settings, 'lectern.config.ts');
      expect.unreachable();
    } catch (error) {
      expect(formatError(error)).toBe(
        [
          'lectern.config.ts has 3 mistakes:',
          '  lectern.config.ts  vite.base cannot be set.',
          '    Set "base" of the config, beside "vite".',
          '  lectern.config.ts  vite.build.outDir cannot be set.',
          '    Set "outDir" of the config, beside "vite".',
          '  lectern.config.ts  vite.server.port cannot be set.',
          '    Use lectern dev --port.',
        ].join('\n'),
      );
    }
  });
});

describe('withAlias', () => {
  const aliases = aliasesOf({
    resolve: {
      alias: [
        { find: '@', replacement: '/src' },
        { find: /^~(\w+)\//, replacement: '/packages/$1/' },
      ],
    },
  });

  it.each([
    ['@/a.ts', '/src/a.ts'],
    ['@', '/src'],
    ['@scope/a', '@scope/a'],
    ['./@/a', './@/a'],
  ])('%s is %s', (path, expected) => expect(withAlias(path, aliases)).toBe(expected));

  it('reads the short form', () => {
    expect(aliasesOf({ resolve: { alias: { '@': '/src' } } })).toEqual([{ find: '@', replacement: '/src' }]);
    expect(aliasesOf({})).toEqual([]);
  });

  it('puts groups of a pattern in', () => {
    expect(withAlias('~ui/a', aliases)).toBe('/packages/ui/a');
  });
});

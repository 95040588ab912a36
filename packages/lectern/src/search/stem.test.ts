import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stem, stemFor } from './stem.ts';

describe('stem', () => {
  it.each([
    ['install installs installed installing', 'install'],
    ['bundle bundles bundled bundling bundler bundlers', 'bundl'],
    ['configure configures configured configuring configuration configurations', 'configur'],
    ['dependency dependencies', 'dependenc'],
    ['run running', 'run'],
    ['alias aliases', 'alias'],
    ['type types typed typing', 'typ'],
    ['optimize optimizing optimization', 'optimiz'],
    ['cache caches cached caching', 'cach'],
  ])('%s', (words, expected) => {
    for (const word of words.split(' ')) expect(`${word} ${stem(word)}`).toBe(`${word} ${expected}`);
  });

  it.each(['css', 'process', 'status', 'state', 'alias', 'canvas', 'bus', 'react', 'flies', 'tied'])(
    'leaves %s alone',
    (word) => {
      expect(stem(word)).toBe(word);
    },
  );

  it.each([
    ['настройка настройки настройке настройку настройкой', 'настроик'],
    ['файл файла файлу файлом файлов файлами файлах', 'файл'],
    ['системный системная системное системные системного системному системными', 'системн'],
  ])('%s', (words, expected) => {
    const stems = words.split(' ').map((word) => stem(word.replaceAll('й', 'и')));
    expect(new Set(stems)).toEqual(new Set([expected.replaceAll('й', 'и')]));
  });

  it('only cuts, so that forms are near each other in the vocabulary', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abdegilmnorsty') }), (word) => {
        expect(word.startsWith(stem(word))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('stemFor', () => {
  it.each([
    ['es', 'configuracion configurar configurado configurados', 'configur'],
    ['pt-BR', 'configuracao configuracoes configurar configurando', 'configur'],
    ['v1-es', 'archivo archivos', 'archiv'],
  ])('%s: %s', (lang, words, expected) => {
    expect(new Set(words.split(' ').map(stemFor(lang)))).toEqual(new Set([expected]));
  });

  it.each(['en', 'de', 'fr', 'zh', 'en-ES', 'est', 'v1-en'])('cuts words of %s as English ones', (lang) => {
    expect(stemFor(lang)).toBe(stem);
  });

  it('leaves other letters to the common stem', () => {
    expect(stemFor('es')('файлами')).toBe('файл');
  });
});

import { describe, expect, it } from 'vitest';
import './with-all-scripts.ts';
import { pageNames } from './page-names.ts';

describe('names of a page', () => {
  it.each([
    ['source.alias', '/config/source/alias', ['sourcealias', 'alias']],
    ['output.dataUriLimit', '/config/output/data-uri-limit', ['outputdataurilimit', 'dataurilimit']],
    ['HMR', '/guide/advanced/hmr', ['hmr']],
    ['CSS 模块', '/guide/basic/css-modules', ['css模块', 'cssmodules']],
    ['插件系统', '/plugins/dev/', ['插件系统', 'dev']],
    ['𠀀字', '/', ['𠀀字']],
    ['…', '/', []],
  ])('%s at %s', (title, path, expected) => {
    expect(pageNames(title, path, [])).toEqual(expected);
  });

  it('are no sentences', () => {
    expect(pageNames('How to find out what it is that goes wrong', '/a', [])).toEqual(['a']);
  });
});

import { describe, expect, it } from 'vitest';
import { parseMeta } from './code-meta.ts';

const read = (meta: string) => parseMeta(meta, { lineNumbers: false, wrap: false });

describe('parseMeta', () => {
  it('reads sets of lines', () => {
    expect([...read('{1,3-4} ins={2} del={5} focus={1}').classes]).toEqual([
      [1, ['highlighted', 'focused']],
      [3, ['highlighted']],
      [4, ['highlighted']],
      [2, ['diff add']],
      [5, ['diff remove']],
    ]);
    expect(read('{1-999999999}').classes.size).toBe(10_000);
    expect(read('{ 2 } mark={x}').classes.size).toBe(1);
    expect(read('constructor={1} toString')).toMatchObject({ classes: new Map(), problems: [] });
  });

  it.each([
    ['showLineNumbers', 1],
    ['showLineNumbers=9', 9],
    ['showLineNumbers={9}', 9],
    ['showLineNumbers{9}', 9],
    ['showLineNumbers=false', null],
    ['showLineNumbers={false}', null],
    [':line-numbers', 1],
    [':line-numbers=5', 5],
    [':no-line-numbers', null],
    ['lineNumbers startLineNumber=7', 7],
    ['startLineNumber="7" showLineNumbers', 7],
    ['title="showLineNumbers"', null],
    ['', null],
  ])('%s numbers lines from %s', (meta, from) => expect(read(meta).numberedFrom).toBe(from));

  it('reads titles, files, languages, and words', () => {
    expect(read(`title='a "b".ts' wrapCode file=./a.ts#part lang="ts"`)).toMatchObject({
      title: 'a "b".ts',
      wrap: true,
      file: { path: './a.ts', region: 'part', range: null },
      diffLang: 'ts',
    });
    expect(read(`"let tea" /c.p/ 'x' ins="a b" del=/{ c: .+ }/`).words).toEqual([
      { word: 'let tea', tag: 'mark' },
      { word: /c.p/dg, tag: 'mark' },
      { word: 'x', tag: 'mark' },
      { word: 'a b', tag: 'ins' },
      { word: /{ c: .+ }/dg, tag: 'del' },
    ]);
    expect(read('/(/').words).toEqual([{ word: '(', tag: 'mark' }]);
    expect(read('twoslash [vite.config.js] {2}')).toMatchObject({ title: 'vite.config.js', problems: [] });
    expect(read('[a] title="b"').title).toBe('b');
    expect(read('/[a-z]/ "a[0]" b').title).toBe('');
    expect(read('{1}[a]').title).toBe('a');
    expect(read('Text[.env] b').title).toBe('.env');
    expect(read('title="a /b/ {2}" expect="{1}"')).toMatchObject({ words: [], classes: new Map() });
  });

  it('tells of slips, and of settings of other engines, but not of those of tools', () => {
    expect(read('tilte="a" showlinenumbers wrapcode output in="x" twoslash hl_lines="1"').problems).toEqual([
      'A code block has no setting "tilte". Did you mean "title"?',
      'A code block has no setting "showlinenumbers". Did you mean "showLineNumbers"?',
      'A code block has no setting "wrapcode". Did you mean "wrapCode"?',
      'A code block has no setting "hl_lines". Write {1,3-5}.',
    ]);
  });
});

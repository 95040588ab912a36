import { describe, expect, it } from 'vitest';
import { readFences } from './fences.ts';

describe('readFences', () => {
  it('finds blocks in lists, containers and components, with the line their code starts on', () => {
    const source = [
      '---',
      'title: x',
      '---',
      '- item',
      '',
      '  ```ts {1} title="a.ts"',
      '  const a = 1;',
      '    const b = 2;',
      '  ```',
      '',
      '::: tip Title',
      '```json',
      '{}',
      '```',
      ':::',
      '<Tab>',
      '',
      '~~~bash',
      'npm run dev',
      '~~~',
      '',
      '</Tab>',
    ].join('\n');
    expect(readFences(source, 'mdx')).toEqual([
      { lang: 'ts', meta: '{1} title="a.ts"', code: 'const a = 1;\n  const b = 2;', line: 7 },
      { lang: 'json', meta: '', code: '{}', line: 13 },
      { lang: 'bash', meta: '', code: 'npm run dev', line: 19 },
    ]);
  });

  it('keeps hidden lines and the spelling that the parser does not see', () => {
    const source = '```md\nhidden\n<!-- ---cut--- -->\n::: tip Title\n**中文。**text\n```\n';
    expect(readFences(source, 'md')).toEqual([
      { lang: 'md', meta: '', code: 'hidden\n<!-- ---cut--- -->\n::: tip Title\n**中文。**text', line: 2 },
    ]);
  });

  it('takes indented code too, and a language written in capitals', () => {
    expect(readFences('text\n\n    a\n\n```JS{1}\nb\n```\n', 'md')).toEqual([
      { lang: '', meta: '', code: 'a', line: 3 },
      { lang: 'js', meta: '{1} ', code: 'b', line: 6 },
    ]);
  });
});

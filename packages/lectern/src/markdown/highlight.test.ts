import { expect, it } from 'vitest';
import { highlightLines } from './highlight.ts';

it('highlights the same code again in another language, and alike the second time', () => {
  const code = 'const a = 1;\n# b';
  const js = highlightLines(code, 'javascript');
  expect(js[0]).toContain('<span class="token keyword">const</span>');
  expect(highlightLines(code, 'bash')).not.toEqual(js);
  expect(highlightLines(code, 'javascript')).toEqual(js);
  expect(highlightLines(code, null)).toEqual(['const a = 1;', '# b']);
});

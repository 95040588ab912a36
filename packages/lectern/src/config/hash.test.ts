import { expect, it } from 'vitest';
import { hashOf } from './hash.ts';

it('names a content by eight characters that may be in a URL', () => {
  expect(hashOf('a')).toBe('ypeBEsob');
  expect(hashOf(Buffer.from('a'))).toBe(hashOf('a'));
  expect(hashOf('b')).not.toBe(hashOf('a'));
  expect(hashOf('')).toMatch(/^[\w-]{8}$/);
});

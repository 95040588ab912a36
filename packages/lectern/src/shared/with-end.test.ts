import { expect, it } from 'vitest';
import { withEnd } from './with-end.ts';

it('ends once, when all is done, whatever becomes of it', async () => {
  const log: string[] = [];
  const end = () => void log.push('end');
  expect(withEnd(() => log.push('run'), end)).toBe(1);
  expect(log.splice(0)).toEqual(['run', 'end']);

  const fails = () => {
    throw new Error('no');
  };
  expect(() => withEnd(fails, end)).toThrow('no');
  expect(log.splice(0)).toEqual(['end']);

  const slow = withEnd(async () => {
    await null;
    log.push('run');
    return 2;
  }, end);
  expect(log).toEqual([]);
  expect(await slow).toBe(2);
  expect(log.splice(0)).toEqual(['run', 'end']);

  await expect(withEnd(() => Promise.reject(new Error('never')), end)).rejects.toThrow('never');
  expect(log).toEqual(['end']);
});

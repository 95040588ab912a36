import { expect, it } from 'vitest';
import { keepLogger } from './shared-state.js';

it('takes back what a sample did to the logger', () => {
  const info = () => 'info';
  const logger: Record<string, unknown> = { info, level: 'log' };
  const restore = keepLogger(logger);
  Object.assign(logger, { info: () => '[shop]', level: 'error', shop: true });
  restore();
  expect(logger).toEqual({ info, level: 'log' });
});

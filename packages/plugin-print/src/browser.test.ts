import { expect, it } from 'vitest';
import { findBrowser, missingForPdf } from './browser.ts';

it('is the one of CHROMIUM_PATH, or one that is on the PATH, or a message', () => {
  expect(findBrowser({ CHROMIUM_PATH: process.execPath, PATH: '' })).toBe(process.execPath);
  expect(missingForPdf({ CHROMIUM_PATH: process.execPath })).toBeNull();
  expect(missingForPdf({ CHROMIUM_PATH: '/no/chromium' })).toEqual({
    what: 'There is no /no/chromium',
    hint: 'Set CHROMIUM_PATH to the path of a Chromium, or unset it.',
  });
});

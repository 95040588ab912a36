import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

it('is an event for scripts of the site, and kept where storage is blocked', async () => {
  vi.stubGlobal('__LECTERN_FEEDBACK__', { send: 'event', hasText: true, words: {}, own: {} });
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('sessionStorage', undefined);
  const { answerTo, deliver, keepAnswer } = await import('../theme/message.ts');
  const message = { path: '/', lang: 'en', title: 'T', helpful: true, text: '' };
  const heard: unknown[] = [];
  document.addEventListener('lectern:feedback', (event) => heard.push((event as CustomEvent).detail));
  await deliver(message);
  expect(heard).toEqual([message]);
  expect(answerTo('/')).toBe(null);
  keepAnswer('/', false);
  expect(answerTo('/')).toBe(false);
});

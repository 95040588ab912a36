import { expect, it } from 'vitest';
import { formatError } from '../../lectern/dist/index.js';
import { feedback } from './feedback.ts';
import type { FeedbackOptions } from './options.ts';

it.each(['event', '/api/feedback', 'https://example.com/a', 'http://localhost:3000'])(
  '"%s" takes answers',
  (send) => {
    expect(feedback({ send }).name).toBe('feedback');
  },
);

const HINT = 'Give a URL such as "https://example.com/feedback", a path such as "/api/feedback", or "event".';

it.each<[object, string]>([
  [{}, `"send" of feedback() is missing.\n  ${HINT}`],
  [{ send: 'example.com' }, `"send" of feedback() is "example.com".\n  ${HINT}`],
  [{ send: '//example.com' }, `"send" of feedback() is "//example.com".\n  ${HINT}`],
  [{ send: 'event', sent: 1 }, 'feedback() has no option "sent".\n  Did you mean "send"?'],
])('%j is a mistake', (options, message) => {
  let told = '';
  try {
    feedback(options as FeedbackOptions);
  } catch (error) {
    told = formatError(error);
  }
  expect(told).toBe(message);
});

it('adds to a policy that says where pages may connect to', () => {
  const policy = (csp: Record<string, string[]>, send = 'https://f.example/a') =>
    feedback({ send }).config?.({ csp })?.csp;
  expect(policy({})).toEqual({});
  expect(policy({ 'connect-src': ["'self'"] })).toEqual({ 'connect-src': ["'self'", 'https://f.example'] });
  expect(policy({ 'default-src': ['https:'] }, '/api')).toEqual({
    'default-src': ['https:'],
    'connect-src': ['https:', "'self'"],
  });
  expect(policy({ 'connect-src': ["'none'"] }, 'event')).toEqual({ 'connect-src': ["'none'"] });
});

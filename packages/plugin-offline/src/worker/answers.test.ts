import { describe, expect, it } from 'vitest';
import { answerOf } from '../../tests/fakes.ts';
import { freshOrKept, isWhole, withoutRedirect } from './answers.ts';

const never = new Promise<Response>(() => {});
const kept = answerOf('kept');
const isKept = async () => kept;
const isNot = async () => undefined;
const failed = () => Promise.reject(new TypeError('No network.'));

describe('the network', () => {
  it('is asked first, and answers also with what is not there', async () => {
    for (const status of [200, 404]) {
      const fresh = answerOf('fresh', { status });
      expect(await freshOrKept(Promise.resolve(fresh), isKept)).toBe(fresh);
    }
  });

  it('that fails, is slow or has trouble gives way to what is kept', async () => {
    expect(await freshOrKept(failed(), isKept)).toBe(kept);
    expect(await freshOrKept(never, isKept, 1)).toBe(kept);
    expect(await freshOrKept(Promise.resolve(answerOf('', { status: 502 })), isKept)).toBe(kept);
  });

  it('has the last word where nothing is kept', async () => {
    await expect(freshOrKept(failed(), isNot)).rejects.toThrow('No network.');
    const broken = answerOf('', { status: 502 });
    expect(await freshOrKept(Promise.resolve(broken), isNot)).toBe(broken);
    const fresh = answerOf('late');
    const late = new Promise<Response>((done) => setTimeout(() => done(fresh), 10));
    expect(await freshOrKept(late, isNot, 1)).toBe(fresh);
  });
});

describe('an answer', () => {
  it('is kept when it is whole, of this origin, and not forbidden to keep', () => {
    expect(isWhole(answerOf('a'))).toBe(true);
    expect(isWhole(answerOf('a', { status: 206 }))).toBe(false);
    expect(isWhole(answerOf('a', { type: 'opaque' }))).toBe(false);
    expect(isWhole(answerOf('a', { headers: { 'cache-control': 'private, no-store' } }))).toBe(false);
  });

  it('that was found by a redirect is one that a navigation takes', async () => {
    const answer = withoutRedirect(answerOf('text', { redirected: true }));
    expect([answer.redirected, answer.headers.get('content-type'), await answer.text()]).toEqual([
      false,
      'text/html',
      'text',
    ]);
  });
});

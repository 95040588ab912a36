import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { refusal, serverGuard } from './server-guard.ts';

const asked = (headers: Record<string, string>) => ({ url: '/a', headers }) as unknown as IncomingMessage;
const plain = serverGuard({}, 'localhost');
const isFine = (headers: Record<string, string>, guard = plain) => refusal(asked(headers), guard) === null;

describe('hosts', () => {
  it.each([
    'localhost:5173',
    'docs.localhost:5173',
    '127.0.0.1:5173',
    '192.168.1.20:5173',
    '[::1]:5173',
    '[fe80::1]',
  ])('answers for %s, which no name of another can be', (host) => expect(isFine({ host })).toBe(true));

  it.each([
    'evil.test',
    'localhost.evil.test:5173',
    'evil-localhost',
    '127.0.0.1.evil.test',
    '',
    '[evil.test]:80',
  ])('does not answer for "%s"', (host) => expect(isFine({ host })).toBe(false));

  it('answers clients that name no host, and hosts that the project names', () => {
    expect(isFine({})).toBe(true);
    const named = serverGuard({ server: { allowedHosts: ['mine.test', '.all.test'] } }, 'box.lan');
    const hosts = ['mine.test', 'a.all.test', 'all.test', 'box.lan', 'x.mine.test', 'notall.test'];
    expect(hosts.filter((host) => isFine({ host }, named))).toEqual(hosts.slice(0, 4));
    expect(isFine({ host: 'any.test' }, serverGuard({ server: { allowedHosts: true } }, undefined))).toBe(
      true,
    );
  });
});

describe('pages of others', () => {
  const host = 'localhost:5173';

  it.each(['http://localhost:5173', 'http://localhost:3000', 'http://127.0.0.1:5173'])(
    'answers a page of %s',
    (origin) => expect(isFine({ host, origin })).toBe(true),
  );

  it.each(['http://evil.test', 'https://localhost.evil.test', 'http://93.184.216.34', 'null', 'nonsense'])(
    'does not answer a page of %s',
    (origin) => expect(isFine({ host, origin })).toBe(false),
  );

  it('answers a page of the same address, as on a network without names', () => {
    expect(isFine({ host: '192.168.1.20:5173', origin: 'http://192.168.1.20:5173' })).toBe(true);
  });

  it('lets other sites link to it, and not use its files', () => {
    const from = (mode: string, site = 'cross-site') => ({
      host,
      'sec-fetch-site': site,
      'sec-fetch-mode': mode,
    });
    expect([isFine(from('navigate')), isFine(from('no-cors')), isFine(from('no-cors', 'same-site'))]).toEqual(
      [true, false, true],
    );
  });

  it("leaves that to the project's own rules, where it has some", () => {
    const own = serverGuard({ server: { cors: { origin: 'https://a.dev' } } }, 'localhost');
    expect(isFine({ host, origin: 'https://a.dev' }, own)).toBe(true);
  });
});

it('says what to do', () => {
  expect(refusal(asked({ host: 'evil.test' }), plain)).toBe(
    'This server is not for the host "evil.test".\nIf it should be, add the host to vite.server.allowedHosts in lectern.config.ts.\n',
  );
  expect(refusal(asked({ host: 'localhost', origin: 'http://evil.test' }), plain)).toBe(
    'A page of another site (http://evil.test) may not ask for "/a".\nIf it should, set vite.server.cors in lectern.config.ts.\n',
  );
});

import type { IncomingMessage, ServerOptions, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import type { ViteSettings } from './vite-settings.ts';

/** Whom the servers of `lectern dev` and `lectern preview` answer. */
export interface ServerGuard {
  /** Names that the server is reached by, besides those of this machine; `.a.dev` is all below it. True for any. */
  hosts: true | readonly string[];
  /** The project has its own rules about the pages of others (`vite.server.cors`). */
  hasOwnCors: boolean;
}

/** Half a request holds a connection no longer than this (ms): Node's own minute lets a few clients hold many. */
export const SLOW_CLIENTS: ServerOptions = { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 };

const LOOPBACK = /^(?:localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/;

/** @param host what the server listens on: whoever names it reaches it by that name */
export function serverGuard(vite: ViteSettings, host: string | undefined): ServerGuard {
  const { server } = vite;
  const allowed = server?.allowedHosts ?? [];
  return {
    hosts: allowed === true ? true : [...allowed, ...(host ? [host] : [])],
    hasOwnCors: server?.cors !== undefined,
  };
}

/**
 * Why a request is not answered. A page of the web can have the browser of whoever writes ask a server on this machine:
 * by a name of its own that leads here (DNS rebinding), or as another site. Vite checks the first alike.
 *
 * @returns a text for the one who sees it, or null for a request that is fine
 */
export function refusal({ url = '', headers }: IncomingMessage, guard: ServerGuard): string | null {
  const { host, origin } = headers;
  // Clients that are no browser may leave it out.
  if (host !== undefined && !isOwnHost(host, guard)) {
    return `This server is not for the host ${JSON.stringify(host)}.\nIf it should be, add the host to vite.server.allowedHosts in lectern.config.ts.\n`;
  }
  if (guard.hasOwnCors) return null;
  const isForeign =
    origin === undefined
      ? headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] !== 'navigate'
      : !isOwnOrigin(origin, host, guard);
  return isForeign
    ? `A page of another site (${origin ?? 'unknown'}) may not ask for ${JSON.stringify(url)}.\nIf it should, set vite.server.cors in lectern.config.ts.\n`
    : null;
}

/** Answers with a text for the one who sees it: why there is no page. */
export function plainText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text);
}

/** An address is not a name that could be made to lead here. */
function isOwnHost(host: string, { hosts }: ServerGuard): boolean {
  const name = host.trim().replace(/:\d*$/, '');
  return hosts === true || LOOPBACK.test(name) || isAddress(name) || isListed(name, hosts);
}

/** A page on an address may be anyone's: it has to be the one that is asked. */
function isOwnOrigin(origin: string, host: string | undefined, { hosts }: ServerGuard): boolean {
  const own = URL.canParse(origin) ? new URL(origin) : null;
  if (!own) return false;
  return (
    own.host === host || LOOPBACK.test(own.hostname) || (hosts !== true && isListed(own.hostname, hosts))
  );
}

function isAddress(name: string): boolean {
  return isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0;
}

function isListed(name: string, hosts: readonly string[]): boolean {
  return hosts.some((host) => name === host || (host[0] === '.' && `.${name}`.endsWith(host)));
}

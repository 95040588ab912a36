import type { IncomingMessage, ServerOptions, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import type { ViteSettings } from './vite-settings.ts';

/** Rules for the requests that `lectern dev` and `lectern preview` answer. */
export interface ServerGuard {
  /**
   * Allowed host names, in addition to those of this machine. `.a.dev` allows all names below it, true allows any name.
   */
  hosts: true | readonly string[];
  /** Whether the project has its own rules for pages of other sites (`vite.server.cors`). */
  hasOwnCors: boolean;
}

/**
 * Limits how long an incomplete request holds a connection (ms). With Node's default of a minute, a few clients can
 * hold many.
 */
export const SLOW_CLIENTS: ServerOptions = { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 };

const LOOPBACK = /^(?:localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/;

/** Creates the rules of a server. @param host the host that the server listens on, which is always allowed as a name */
export function serverGuard(vite: ViteSettings, host: string | undefined): ServerGuard {
  const { server } = vite;
  const allowed = server?.allowedHosts ?? [];
  return {
    hosts: allowed === true ? true : [...allowed, ...(host ? [host] : [])],
    hasOwnCors: server?.cors !== undefined,
  };
}

/**
 * Explains why a request is refused. A web page can make the author's browser send requests to a server on this
 * machine: through a host name of its own that resolves to this machine (DNS rebinding), or as a cross-site request.
 * Vite checks the host name in the same way.
 *
 * @returns a text for the person who sees it, or null for a request that is allowed
 */
export function refusal({ url = '', headers }: IncomingMessage, guard: ServerGuard): string | null {
  const { host, origin } = headers;
  // Clients other than browsers may omit the header.
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

/** Answers with a text that explains why there is no page. */
export function plainText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text);
}

/** Checks whether a host name belongs to this server. An IP address always does, because DNS rebinding needs a name. */
function isOwnHost(host: string, { hosts }: ServerGuard): boolean {
  const name = host.trim().replace(/:\d*$/, '');
  return hosts === true || LOOPBACK.test(name) || isAddress(name) || isListed(name, hosts);
}

/** Checks whether an origin belongs to this server. An IP address may be anyone's, so it must be the requested host. */
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
